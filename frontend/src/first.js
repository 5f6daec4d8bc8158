// The first lines that run, before the first paint and before the code of the page is there.
// A page that is to be dark never flashes light, what this place is made of is asked for at once, and a table is called.
{
  const files = {}; // by place, language and game; filled in while building

  const recall = (name) => {
    try {
      return localStorage.getItem(`tischrunde.${name}`);
    } catch {
      return null; // this browser may remember nothing
    }
  };

  const theme = recall("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;

  const [, first = "", second = "", third] = location.pathname.split("/");
  const place = {
    "": "lobby",
    new: "fresh",
    rules: "rules",
    cards: "cards",
    gallery: "gallery",
    rooms: "room",
    tables: third === "replay" ? "replay" : "table",
  }[first];
  if (place === "table") window.early = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${second}/live`);
  const held = first === "tables" && recall(`table.${second}`);
  // Whatever else somebody may have written there.
  const game = held ? /"game":\s*"([\w-]+)"/.exec(held)?.[1] : first === "rules" || first === "cards" ? second : "";
  const language = recall("language") ?? navigator.languages.find((l) => /^(de|en)/.test(l))?.slice(0, 2) ?? "en";
  const moments = !["lobby", "table", "room"].includes(place) && `${language}/moments`;
  const rooms = place === "room" && `${language}/rooms`;
  const guide = (place === "rules" || place === "cards") && `${language}/guide`;
  const spoken = [language, `${language}/${game}`];
  const later = place === "table" ? [] : spoken.map((part) => `${part} later`); // at a table it comes after
  const wanted = [place, ...spoken, ...later, held && game, moments, guide, rooms].flatMap((part) => files[part] ?? []);
  for (const file of new Set(wanted)) {
    const script = file.endsWith(".js");
    const link = Object.assign(document.createElement("link"), { rel: script ? "modulepreload" : "preload", href: file });
    if (!script) Object.assign(link, { as: "style", crossOrigin: "" });
    document.head.append(link);
  }
}
