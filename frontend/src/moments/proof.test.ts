import { afterEach, describe, expect, it, vi } from "vitest";
import { check, fingerprint, remember } from "./proof.ts";

const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("the fingerprint of a seed", () => {
  it("is its SHA-256", async () => {
    expect(await fingerprint("abc")).toBe(abc);
    expect(await fingerprint("Käse")).toBe("f9eeb52c9bc41ee560ba93468b92317220be4939954e8b50591b8b71accc53ae");
  });
});

describe("a check", () => {
  it("compares with what is shown", async () => {
    expect(await check("t", "abc", abc)).toBe("fits");
    expect(await check("t", "abd", abc)).toBe("differs");
  });

  it("compares with what was first shown", async () => {
    remember("t", abc);
    remember("t", "changed later");
    expect(await check("t", "abc", abc)).toBe("fits-remembered");
    expect(await check("other", "abc", abc)).toBe("fits");
  });

  it("finds a seed and a fingerprint that were both exchanged", async () => {
    remember("t", "what was promised");
    expect(await check("t", "abc", abc)).toBe("differs");
  });

  it("says when the browser will not calculate", async () => {
    vi.stubGlobal("crypto", {});
    expect(await check("t", "abc", abc)).toBe("unable");
  });
});
