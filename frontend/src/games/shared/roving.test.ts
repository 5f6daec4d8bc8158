import { expect, test } from "vitest";
import { Roving } from "./roving.svelte.ts";

function group(keys: string[]): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = keys.map((key) => `<button data-at="${key}"></button>`).join("");
  document.body.replaceChildren(element);
  return element;
}

function press(roving: Roving, element: HTMLElement, key: string): string | undefined {
  const event = { key, target: document.activeElement, currentTarget: element, preventDefault: () => undefined };
  roving.key(event as unknown as KeyboardEvent & { currentTarget: Element });
  return (document.activeElement as HTMLElement).dataset["at"];
}

test("Tab stops at the first thing that may be chosen, then where one was last", () => {
  const keys = ["r01", "r02", "r03"];
  const roving = new Roving(
    () => keys,
    () => "r02",
  );
  expect(roving.stop).toBe("r02");
  const element = group(keys);
  element.addEventListener("focusin", roving.entered);
  roving.focus(element, "r03");
  expect(roving.stop).toBe("r03");
});

test("when a thing is taken away, what lay beside it is next", () => {
  const keys = ["r01", "r02", "r03", "r04"];
  const roving = new Roving(
    () => keys,
    () => "r01",
  );
  const element = group(keys);
  element.addEventListener("focusin", roving.entered);
  roving.focus(element, "r03");
  keys.splice(2, 1);
  expect(roving.stop).toBe("r04");
  keys.pop();
  expect(roving.stop).toBe("r02");
  keys.splice(0, 2, "new");
  expect(roving.stop).toBe("r01");
});

test("arrow keys go round, Home and End to the ends", () => {
  const keys = ["r01", "r02", "r03"];
  const roving = new Roving(
    () => keys,
    () => undefined,
  );
  const element = group(keys);
  roving.focus(element);
  expect(press(roving, element, "ArrowRight")).toBe("r02");
  expect(press(roving, element, "End")).toBe("r03");
  expect(press(roving, element, "ArrowDown")).toBe("r01");
  expect(press(roving, element, "ArrowLeft")).toBe("r03");
  expect(press(roving, element, "Home")).toBe("r01");
});

test("where things lie side by side, arrow keys go where they point", () => {
  const keys = ["a1", "b1", "a2"];
  const roving = new Roving(
    () => keys,
    () => undefined,
    (key, [x, y]) => keys.find((other) => other === String.fromCharCode(key.charCodeAt(0) + x) + (Number(key[1]) + y)),
  );
  const element = group(keys);
  roving.focus(element);
  expect(press(roving, element, "ArrowDown")).toBe("a2");
  expect(press(roving, element, "ArrowDown")).toBe("a2");
  expect(press(roving, element, "ArrowUp")).toBe("a1");
  expect(press(roving, element, "ArrowRight")).toBe("b1");
  expect(press(roving, element, "End")).toBe("a2");
});
