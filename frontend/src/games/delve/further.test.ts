import { expect, test, vi } from "vitest";
import { further } from "./further.ts";

test("a list says that more follows below until it is scrolled to its end", async () => {
  const list = document.createElement("div");
  const height = vi.spyOn(list, "scrollHeight", "get").mockReturnValue(100);
  vi.spyOn(list, "clientHeight", "get").mockReturnValue(100);
  further(list);
  const says = () => list.classList.contains("further");
  expect(says()).toBe(false);
  height.mockReturnValue(160);
  list.append("more");
  await vi.waitFor(() => expect(says()).toBe(true));
  list.scrollTop = 60;
  list.dispatchEvent(new Event("scroll"));
  expect(says()).toBe(false);
});
