import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./scripts/compressed.ts";
import { uncommented } from "./scripts/uncommented.ts";

// Built into the package; while developing, the tables come from `tischrunde serve`.
export default defineConfig({
  plugins: [svelte(), uncommented(), compressed()],
  build: {
    outDir: "../src/tischrunde/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy knows no data: fonts or scripts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every place needs comes in one piece: forty small files cost more than they spare.
        advancedChunks: { groups: [{ name: "base", test: /node_modules|src\/(lib|games\/shared)\/|src\/symbols\/(Symbol|shapes)/ }] },
      },
    },
  },
  server: {
    proxy: { "/api": { target: process.env.TISCHRUNDE_SERVER ?? "http://127.0.0.1:8000", ws: true } },
    fs: { allow: [".."] },
  },
});
