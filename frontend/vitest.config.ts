import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import base from "./vite.config.ts";

export default mergeConfig(
  base,
  defineConfig({
    plugins: [svelteTesting()],
    // One document for each worker, not for each file: five times as quick.
    // Nor is a busy machine a failure.
    test: { environment: "happy-dom", include: ["src/**/*.test.ts"], pool: "vmThreads", testTimeout: 60_000 },
  }),
);
