// Calls whoever has closed the page, by the push service of their browser, where the server has a key for it; remembered.

import type { Device, Key, MovePush } from "../generated/wire";
import { call, games } from "./api.ts";
import { all } from "./keys.ts";
import { read, write } from "./store.ts";

type Language = NonNullable<Device["lang"]>;

const remembered = "tischrunde.push";
const known = "tischrunde-push"; // where the service worker finds what it was called by, see there

/** Whether somebody has asked for it in this browser. */
export const wanted = (): boolean => read(remembered) === "on";

const possible = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && typeof Notification !== "undefined";

class Push {
  on = $state(wanted());
  denied = $state(possible() && Notification.permission === "denied");
  failed = $state(false);
  busy = $state(false);

  /** The key of the server; without one, or in a browser that cannot, nothing is offered. */
  async key(): Promise<string> {
    return possible() ? (await games()).push : "";
  }

  async want(on: boolean, language: Language): Promise<void> {
    this.busy = true;
    this.failed = false;
    this.on = on; // as the switch shows it already; if nothing comes of it, it goes back
    try {
      this.on = on ? await this.#start(language) : await stop();
    } catch {
      this.failed = on; // the push service is out of reach, or the server
      this.on = false;
    } finally {
      write(remembered, this.on ? "on" : "off");
      this.busy = false;
    }
  }

  async #start(language: Language): Promise<boolean> {
    const answer = await Notification.requestPermission();
    this.denied = answer === "denied";
    if (answer !== "granted") return false;
    const device = await signUp(await this.key());
    for (const { table, keys } of all()) await tell(table, keys, device, language).catch(() => undefined); // some are long over
    return true;
  }
}

export const push = new Push();

/** Whoever comes to a table is called there as well; also where the browser or the server has changed its key meanwhile. */
export async function callAt(table: string, keys: readonly Key[], language: Language): Promise<void> {
  const key = await push.key();
  if (key && Notification.permission === "granted") await tell(table, keys, await signUp(key), language);
}

async function tell(table: string, keys: readonly Key[], device: Device, lang: Language): Promise<void> {
  for (const { token } of keys) await call(`/tables/${table}/push`, { ...device, lang } satisfies Device, token);
}

async function signUp(key: string): Promise<Device> {
  const { pushManager } = await navigator.serviceWorker.ready;
  let found = await pushManager.getSubscription();
  if (found && textOf(found.options.applicationServerKey) !== key) {
    await found.unsubscribe(); // it was made for another key
    found = null;
  }
  found ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const device = deviceOf(found);
  await (await caches.open(known)).put("/", Response.json({ device, key }));
  return device;
}

/** From no table any more; whatever the server answers, this browser listens no longer. */
async function stop(): Promise<false> {
  const found = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  await caches.delete(known);
  if (!found) return false;
  const was = deviceOf(found);
  await found.unsubscribe();
  await call("/push/move", { was } satisfies MovePush);
  return false;
}

function deviceOf(found: PushSubscription): Device {
  return { endpoint: found.endpoint, p256dh: textOf(found.getKey("p256dh")), auth: textOf(found.getKey("auth")) };
}

function textOf(bytes: ArrayBuffer | null): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
