// What `scripts/spoken.ts` makes of a Fluent file: its messages by their keys.

declare module "*.ftl" {
  import type { FluentBundle } from "@fluent/bundle";

  const words: Readonly<Record<string, Parameters<FluentBundle["formatPattern"]>[0]>>;
  export default words;
}

declare module "*.ftl?later" {
  export { default } from "*.ftl";
}
