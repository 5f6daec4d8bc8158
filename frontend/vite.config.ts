import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { ahead } from "./scripts/ahead.ts";
import { compressed } from "./scripts/compressed.ts";
import { eager } from "./scripts/eager.ts";
import { packages } from "./scripts/packages.ts";
import { pictures } from "./scripts/pictures.ts";
import { spoken } from "./scripts/spoken.ts";

const everywhere =
  /node_modules\/(?!svelte\/.*bindings\/(input|select)\b)|src\/(lib\/(?!tones|push|round)|games\/shared\/(?!Goal|telling))|src\/generated\/wire|src\/symbols\/(Symbol|shapes)|src\/moments\/proof/;

/** What tables of all layouts share, and the frame of a board. */
const tables =
  /src\/games\/shared\/telling|src\/table\/(Question|RuleLink|Recap|Clock|after|choosing|curtain|history|screen|shortcuts|walking|wheel|zoom|beside|zones\/WayOn)\b/;
const framed = /src\/table\/(Framed|Actions|Bar|Barred|Log|Options|Panel|Papers|Rail|Seats|Sheet|Tabs)\b/;

/** What all that is drawn of a raid shares. */
const drawn =
  /src\/games\/delve\/(spots|laid|view|tokens|TokenFace|map\/(naming|chance)|cards\/(?!CardNote|Leaf)|art\/(pictures|Picture|signs)\b)|src\/symbols\/marks/;
/** With what a raid is played: its zones, and what is read off the table. Maps and scenes are none of it. */
const played =
  /src\/games\/delve\/(Goods|moments|attack\/(attack|scene)|dragon\/rage|map\/walks|zones\/(?!scenery|watching|film|crowded|Theirs))|src\/table\/zones\//;
/** In one piece: every file more that a table waits for costs a slow machine some milliseconds. */
const raids = new RegExp(`${drawn.source}|${played.source}`);
/** With what maps of raids are painted: in one piece, for every style that is added makes the page look at all of itself again. */
const painting =
  /src\/games\/delve\/(map\/(RoomShape|PriceTag|prices|labels|carving|Lights|Closer)|dragon\/(Bag|Chip|about)|Told)/;
/** A map that is printed whole; one that one draws along, and what one that grows is read by. */
const plan = /src\/games\/delve\/map\/(plan|pieces)\b/;
const tiles = /src\/games\/delve\/tiles\/(chart|Chart|Layer|Pane|Pieces|Rooms|plane)\b/;
const grown = /src\/games\/delve\/tiles\/(grid|joined|placed)\b/;
/** What a map of a game's own is read by, and what it is drawn with: the first is needed to answer, the second comes after. */
const catacombs =
  /src\/(generated\/klong-katakomben\.ts|games\/klong-katakomben\/(Catacombs|view|print|pictures|dungeon\/(naming|pieces|sights)))/;
const dungeon = /src\/games\/klong-katakomben\/(dungeon\/(?!ChamberNote)|enemy\/)/;
const ship =
  /src\/(generated\/klong-im-all\.ts|games\/klong-im-all\/(Ship\.svelte|view|print|pictures|todo\/|enemy\/rage|ship\/(naming|pieces|plan|sights|tolls)))/;

// Built into the package; while developing, the tables come from `tischrunde serve`.
export default defineConfig({
  plugins: [svelte(), spoken(), pictures(), ahead(), eager(), packages(), compressed()],
  build: {
    outDir: "../src/tischrunde/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy knows no data: fonts or scripts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every place needs comes in one piece: forty small files cost more than they spare.
        codeSplitting: {
          groups: [
            { name: "base", test: everywhere },
            { name: "tables", test: tables },
            // What is told after the first question: sentences, which a rail needs before, and what lies over the table.
            { name: "recap", test: /src\/table\/(Sentence|things)\b/ },
            { name: "over", test: /src\/table\/over\b/ },
            { name: "told", test: /src\/table\/(Popover|placing|RecapChip)\b/ },
            { name: "framed", test: framed },
            // The lobby wants their colours alone, and the pieces on their covers.
            { name: "raid", test: /delve\/raid\.css/ },
            { name: "gloom", test: /klong-katakomben\/dungeon\/catacombs\.css/ },
            { name: "cold", test: /klong-im-all\/(cold|ship\/ship)\.css/ },
            { name: "Pawn", test: /delve\/(Pawn|Standing)\b/ },
            { name: "Suit", test: /klong-im-all\/Suit\b/ },
            { name: "Skull", test: /klong-katakomben\/enemy\/Skull\b/ },
            { name: "signs", test: /src\/symbols\/delve\b/ },
            { name: "raids", test: raids },
            { name: "plan", test: plan },
            { name: "tiles", test: tiles },
            { name: "grown", test: grown },
            { name: "painting", test: painting },
            { name: "Beside", test: /delve\/tiles\/[Bb]eside\b/ },
            { name: "catacombs", test: catacombs },
            { name: "dungeon", test: dungeon },
            { name: "ship", test: ship },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: process.env.TISCHRUNDE_SERVER ?? "http://127.0.0.1:8000", ws: true } },
    fs: { allow: [".."] },
  },
});
