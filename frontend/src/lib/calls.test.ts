import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
});

class Granted {
  static permission = "granted";
  static made: string[] = [];
  onclick: unknown;
  constructor(title: string) {
    Granted.made.push(title);
  }
  close(): void {}
}

/** Calls as this browser makes them, wanted, while nobody looks. */
async function ready(notification: unknown) {
  localStorage.setItem("tischrunde.calls", "on");
  vi.stubGlobal("Notification", notification);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  return (await import("./calls.svelte.ts")).calls;
}

test("a page calls by itself where it may", async () => {
  const calls = await ready(Granted);
  await calls.call("Du bist dran", "Was tust du?", "abc");
  expect(Granted.made).toEqual(["Du bist dran"]);
});

test("on phones the service worker calls, and knows the way", async () => {
  const calls = await ready(
    class {
      static permission = "granted";
      constructor() {
        throw new TypeError("Illegal constructor");
      }
    },
  );
  const showNotification = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ showNotification }) } });
  await calls.call("Du bist dran", "Was tust du?", "abc");
  expect(showNotification).toHaveBeenCalledWith("Du bist dran", { body: "Was tust du?", tag: "abc", data: "/tables/abc" });
});

test("what was shown for a table goes when somebody comes", async () => {
  const calls = await ready(Granted);
  const close = vi.fn();
  const getNotifications = vi.fn(async () => [{ close }]);
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ getNotifications }) } });
  await calls.answered("abc");
  expect(getNotifications).toHaveBeenCalledWith({ tag: "abc" });
  expect(close).toHaveBeenCalledOnce();
});
