import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { t } from "../lib/words.svelte.ts";
import type { Desk } from "../table/desk.svelte.ts";
import type { Companion } from "./companion.svelte.ts";
import type { Moment } from "./guide.ts";
import Words from "./Words.svelte";

afterEach(cleanup);

test.each([true, false])("whether others wait until it is read is said: %s", (reading) => {
  const { container } = render(Words, {
    companion: { seen: [], number: 1 } as unknown as Companion,
    desk: { live: { reading } } as Desk,
    moment: { id: "first" } as Moment,
    teaching: undefined,
    door: undefined,
    show: undefined,
  });
  expect(t("companion-holds")).not.toBe("");
  expect(container.textContent?.includes(t("companion-holds"))).toBe(reading);
});
