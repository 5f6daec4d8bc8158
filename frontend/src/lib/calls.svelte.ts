// Calls whoever looks at something else when it is their turn, if the browser may; remembered.

import { read, write } from "./store.ts";

const remembered = "tischrunde.calls";
const possible = (): boolean => typeof Notification !== "undefined";

class Calls {
  #wanted = $state(read(remembered) === "on");
  /** The browser has said no, and only its settings can change that. */
  denied = $state(possible() && Notification.permission === "denied");

  readonly possible = possible();

  get wanted(): boolean {
    return this.#wanted && !this.denied;
  }

  /** Asks the browser, where it has not been asked yet. */
  async want(wanted: boolean): Promise<void> {
    if (wanted && possible() && Notification.permission !== "granted") {
      this.denied = (await Notification.requestPermission()) === "denied";
    }
    this.#wanted = wanted && possible() && Notification.permission === "granted";
    write(remembered, this.#wanted ? "on" : "off");
  }

  /** Only if nobody looks; a later call about the same table takes the place of an earlier one. */
  async call(title: string, body: string, table: string): Promise<void> {
    if (!this.wanted || !possible() || Notification.permission !== "granted" || document.visibilityState === "visible") return;
    try {
      const call = new Notification(title, { body, tag: table });
      call.onclick = () => {
        window.focus();
        call.close();
      };
    } catch {
      // Some phones only let a service worker call; without one the title of the page says it too.
      const worker = await navigator.serviceWorker?.getRegistration();
      await worker?.showNotification(title, { body, tag: table, data: `/tables/${table}` });
    }
  }

  /** What the service worker has shown for a table is taken away. */
  async answered(table: string): Promise<void> {
    const worker = await navigator.serviceWorker?.getRegistration();
    const shown = (await worker?.getNotifications({ tag: table })) ?? [];
    for (const call of shown) call.close();
  }
}

export const calls = new Calls();
