import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { layOut } from "./laid.ts";
import Moment from "./Moment.svelte";
import { raidWith } from "./sample.ts";

const print = { cards: {}, tokens: {}, sides: {}, rules: { rage: "", bag: "" }, goodsPrice: 0 };

afterEach(cleanup);

test("whoever escapes is shown where one is safe in this game: in the crypt, or else behind a castle wall", () => {
  const props = { moment: { kind: "escaped", seat: 0 } as const, names: ["Ada"], view: raidWith(["1"]), close: () => {} };
  layOut({ ...print, shelter: "#crypt" });
  const crypt = render(Moment, props);
  expect(crypt.container.querySelector(".picture use")?.getAttribute("href")).toBe("#crypt");
  expect(crypt.container.querySelector(".picture .wall")).toBeNull();
  cleanup();
  layOut(print);
  expect(render(Moment, props).container.querySelector(".picture .wall")).not.toBeNull();
});
