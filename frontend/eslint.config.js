import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

// Whether a name exists is the types' business, how it looks Prettier's.
export default defineConfig(
  globalIgnores(["node_modules", "src/generated"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs["flat/recommended"],
  svelte.configs["flat/prettier"],
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off",
      eqeqeq: "error",
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "svelte/prefer-svelte-reactivity": "off", // our maps are replaced, never changed
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
);
