// Keeps the empty page and its files, so that the page opens without a connection and can say so; and the rulebooks
// that were read, so that they can be read again. Nothing else of the server (/api) passes through here.

const pages = "tischrunde-page";
const files = "tischrunde-files";
const books = "tischrunde-books";
const push = "tischrunde-push"; // by what this browser is called, as the page has left it (push.svelte.ts)
const book = /^\/api\/games(\/[\w-]+\/rulebook)?$/;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(fetch("/").then(keepPage)); // the visit that brought us here has not passed through here
});
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (book.test(url.pathname)) event.respondWith(lately(request));
  if (url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(file(request));
});

/** Whoever is called and comes finds the table, where it is open already or in a new window. */
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeTo(event.notification.data ?? "/"));
});

async function comeTo(path) {
  const open = await clients.matchAll({ type: "window" });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : clients.openWindow(path);
}

/** The server says it in whole sentences; whoever looks at the table already need not be told. */
addEventListener("push", (event) => event.waitUntil(call(event.data.json())));

async function call({ title, body, table }) {
  const path = `/tables/${encodeURIComponent(table)}`;
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.some(({ url, visibilityState }) => visibilityState === "visible" && new URL(url).pathname === path)) return;
  await registration.showNotification(title, { body, tag: table, renotify: true, data: path, icon: "/icon-192.png" });
}

/** The push service gives this browser another address, or none any more: all tables are told at once. */
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(move(event)));

async function move({ newSubscription }) {
  const cache = await caches.open(push);
  const { device, key } = (await (await cache.match("/"))?.json()) ?? {};
  if (!device) return;
  const subscribe = { userVisibleOnly: true, applicationServerKey: key };
  const found = newSubscription ?? (await registration.pushManager.subscribe(subscribe).catch(() => undefined));
  const { endpoint, keys } = found?.toJSON() ?? {};
  const to = found ? { endpoint, ...keys } : null;
  const body = JSON.stringify({ was: device, to });
  const answer = await fetch("/api/push/move", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  if (answer.ok && to) await cache.put("/", Response.json({ device: to, key }));
}

addEventListener("message", (event) => event.waitUntil(keepAll(event.data.keep ?? [])));

/** What the page has fetched before we were there. */
async function keepAll(addresses) {
  for (const address of addresses) {
    const { origin, pathname } = new URL(address);
    if (origin !== location.origin) continue;
    if (pathname.startsWith("/assets/")) await file(new Request(address)).catch(() => undefined);
    else if (book.test(pathname)) await lately(new Request(address)).catch(() => undefined);
  }
}

/** From the server while it answers; every address of ours is the same page. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keepPage(answer.clone());
    return answer;
  } catch {
    return (await caches.match("/", { cacheName: pages })) ?? Response.error();
  }
}

/** A page that reads differently is a new build: the files of the old one are not needed any more. */
async function keepPage(answer) {
  const cache = await caches.open(pages);
  const old = await (await cache.match("/"))?.clone().text();
  if (old !== undefined && old !== (await answer.clone().text())) await caches.delete(files);
  await cache.put("/", answer);
}

/** A file below /assets has its contents in its name: the one we have is right for ever. */
async function file(request) {
  const cache = await caches.open(files);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** From the server while it answers, else as it was told last. */
async function lately(request) {
  const cache = await caches.open(books);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const known = await cache.match(request);
    if (known) return known;
    throw error;
  }
}
