import { afterEach, beforeEach, expect, test, vi } from "vitest";

const key = "BCVx";
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;

/** A browser that can be called; `asked` is what the server was asked. */
function browser(permission: NotificationPermission, refuses = false) {
  const asked: [string, unknown][] = [];
  let made: object | null = null;
  const subscribe = vi.fn(async ({ applicationServerKey }: { applicationServerKey: string }) => {
    if (refuses) throw new DOMException("no push service", "AbortError");
    return (made = {
      endpoint: "https://push.example/1",
      options: { applicationServerKey: bytes(atob(applicationServerKey)) },
      getKey: (name: string) => bytes(name),
      unsubscribe: async () => ((made = null), true),
    });
  });
  const registration = { pushManager: { getSubscription: async () => made, subscribe } };
  vi.stubGlobal("Notification", { permission, requestPermission: async () => permission });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("caches", { open: async () => ({ put: async () => undefined }), delete: async () => true });
  vi.stubGlobal("navigator", {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit = {}) => {
    asked.push([path, body ? JSON.parse(String(body)) : undefined]);
    return Response.json(path === "/api/games" ? { push: key } : {});
  });
  return { asked, subscribe };
}

beforeEach(() => {
  const held = { table: "abc", game: "klong", keys: [{ seat: 0, token: "t" }], seen: -1, at: 0 };
  localStorage.setItem("tischrunde.table.abc", JSON.stringify(held));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
});

const device = { endpoint: "https://push.example/1", p256dh: btoa("p256dh"), auth: btoa("auth").replaceAll("=", "") };

test("who wants it is called at all their tables, until they want it no more", async () => {
  const { asked } = browser("granted");
  const { push } = await import("./push.svelte.ts");
  await push.want(true, "de");
  expect(push.on).toBe(true);
  expect(localStorage.getItem("tischrunde.push")).toBe("on");
  expect(asked.at(-1)).toEqual(["/api/tables/abc/push", { ...device, lang: "de" }]);
  await push.want(false, "de");
  expect(push.on).toBe(false);
  expect(asked.at(-1)).toEqual(["/api/push/move", { was: device }]);
});

test("a browser that says no is not asked for more", async () => {
  const { subscribe } = browser("denied");
  const { push } = await import("./push.svelte.ts");
  await push.want(true, "de");
  expect([push.on, push.denied, push.failed]).toEqual([false, true, false]);
  expect(subscribe).not.toHaveBeenCalled();
});

test("where no push service answers, that is said", async () => {
  browser("granted", true);
  const { push } = await import("./push.svelte.ts");
  await push.want(true, "de");
  expect([push.on, push.failed]).toEqual([false, true]);
});

test("for another key of the server the browser signs up anew", async () => {
  const { subscribe, asked } = browser("granted");
  const { callAt } = await import("./push.svelte.ts");
  const keys = [{ seat: 0, token: "t" }];
  await callAt("abc", keys, "en");
  await callAt("abc", keys, "en");
  expect(subscribe).toHaveBeenCalledTimes(1);
  vi.stubGlobal("fetch", async (path: string) => Response.json(path === "/api/games" ? { push: "BAAA" } : {}));
  await callAt("abc", keys, "en");
  expect(subscribe).toHaveBeenCalledTimes(2);
  expect(asked.filter(([path]) => path === "/api/tables/abc/push")).toHaveLength(2);
});

test("a browser that cannot is offered nothing", async () => {
  browser("granted");
  vi.stubGlobal("navigator", {});
  const { push } = await import("./push.svelte.ts");
  expect(await push.key()).toBe("");
});
