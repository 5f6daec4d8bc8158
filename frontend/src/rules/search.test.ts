import { describe, expect, it } from "vitest";
import type { Rule } from "../generated/wire";
import { hits, search, wanted } from "./search.ts";

function rule(id: string, title: string, text: string): Rule {
  const none = {};
  const said = { title: { de: title }, text: { de: text }, why: none, only_reading: none };
  return { id, section: "frame", ...said, see: [], option: "", status: "done" };
}

const rules = [
  rule("SG-012", "Weniger als drei Lücken", "Du darfst jede beliebige Karte nehmen."),
  rule("SG-014", "Was eine Randkarte ist", "Sie grenzt unmittelbar an eine Lücke, auch SG-012."),
  rule("SG-034", "Zuerst eine Zahlenkarte", "Ein geschlossener Kreis hat keine Lücke."),
];
const found = (query: string) => search(rules, query, "de").map(({ id }) => id);

describe("search", () => {
  it.each(["lücke", "LÜCKE", "lucke", "luecke", "Lu\u0308cke"])("finds umlauts however typed: %s", (query) => {
    expect(found(query)).toEqual(["SG-012", "SG-014", "SG-034"]);
  });

  it("does not take every ue for an ü", () => {
    expect(found("erst")).toEqual(["SG-034"]);
  });

  it("wants every word", () => {
    expect(found("lücke kreis")).toEqual(["SG-034"]);
    expect(found("lücke mond")).toEqual([]);
  });

  it("puts an id first, then titles", () => {
    expect(found("sg-014")).toEqual(["SG-014"]);
    expect(found("sg-012")).toEqual(["SG-012", "SG-014"]);
    expect(found("karte")).toEqual(["SG-014", "SG-034", "SG-012"]);
  });

  it("gives everything for nothing", () => {
    expect(found("  ")).toHaveLength(3);
  });
});

describe("hits", () => {
  const marked = (text: string, query: string) => hits(text, wanted(query)).map((span) => text.slice(...span));

  it("are whole letters of the text as it is written", () => {
    expect(marked("Die Lücke, große Lücken", "lucke")).toEqual(["Lücke", "Lücke"]);
    expect(marked("Die Lücke", "lue")).toEqual(["Lü"]);
    expect(marked("große", "gross")).toEqual(["groß"]);
  });

  it("do not overlap", () => {
    expect(marked("Lückenkarte", "lücken enkarte")).toEqual(["Lückenkarte"]);
  });
});
