// Runs before the first paint, so that a page that is to be dark never flashes light.
{
  const theme = localStorage.getItem("tischrunde.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
}
