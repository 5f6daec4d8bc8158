import { mount } from "svelte";
import App from "./App.svelte";
import { fetchAhead, placeOf, places } from "./lib/places.ts";
import { place } from "./lib/router.svelte.ts";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

const quiet = 1500; // ms until the lobby is surely there
const patience = 300; // ms; letters that take longer come when they come

/** The letters come with the words, so that nothing jumps when the page appears. */
const letters = Promise.allSettled(
  ['1em "Table Sans"', '600 1em "Table Sans"', '700 1em "Table Serif"'].map((font) => document.fonts.load(font)),
);

const fetchTable = async () => places.table();

const target = document.getElementById("app");
if (target) {
  await Promise.all([fetchAhead(place.parts), Promise.race([letters, new Promise((go) => setTimeout(go, patience))])]);
  mount(App, { target });
  // Whoever reads the lobby will want a table next.
  if (placeOf(place.parts) === "lobby") setTimeout(() => void fetchTable().catch(() => {}), quiet);
}

// While developing, files change under their names, and a kept one would be an old one.
if (import.meta.env.PROD) void keepForLater();

/** What this visit has fetched before anybody could keep it; whatever comes later is kept as it comes. */
async function keepForLater(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers || workers.controller) return void workers?.register("/service-worker.js");
  await workers.register("/service-worker.js");
  const { active } = await workers.ready;
  active?.postMessage({ keep: performance.getEntriesByType("resource").map(({ name }) => name) });
}
