import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { ahead } from "./scripts/ahead.ts";
import { compressed } from "./scripts/compressed.ts";
import { eager } from "./scripts/eager.ts";
import { spoken } from "./scripts/spoken.ts";

const everywhere = /node_modules|src\/(lib|games\/shared)\/|src\/generated\/wire|src\/symbols\/(Symbol|shapes)|src\/lobby\/seating|src\/moments\/proof|src\/table\/(Popover|Zoom|zoom)/;

// Built into the package; while developing, the tables come from `tischrunde serve`.
export default defineConfig({
  plugins: [svelte(), spoken(), ahead(), eager(), compressed()],
  build: {
    outDir: "../src/tischrunde/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy knows no data: fonts or scripts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every place needs comes in one piece: forty small files cost more than they spare.
        codeSplitting: { groups: [{ name: "base", test: everywhere }] },
      },
    },
  },
  server: {
    proxy: { "/api": { target: process.env.TISCHRUNDE_SERVER ?? "http://127.0.0.1:8000", ws: true } },
    fs: { allow: [".."] },
  },
});
