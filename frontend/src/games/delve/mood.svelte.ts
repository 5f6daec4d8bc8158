// A raid is lit by torches as long as it is shown, unless somebody has opened the shutters (`raid.css`).

let lit = 0; // how many parts of the page want it

export function torchlit(): void {
  $effect(() => {
    lit++;
    document.documentElement.dataset["mood"] = "torch";
    return () => {
      if (!--lit) delete document.documentElement.dataset["mood"];
    };
  });
}
