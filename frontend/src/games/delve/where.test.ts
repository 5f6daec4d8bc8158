import { describe, expect, it } from "vitest";
import { whereRoomsAre } from "./where.ts";

const room = (args: Record<string, unknown>) => ({ key: "room", args }) as never;

describe("where a room lies", () => {
  it("is its number on a board that is printed whole", () => {
    expect(whereRoomsAre()("room", room({ room: "17" }))).toBe("room/17");
  });

  it("is its number within the part it belongs to", () => {
    const module = { key: "module-KZ", args: {} };
    const tile = { key: "card-start_a", args: {} };
    expect(whereRoomsAre("module")("to", room({ module, room: "2" }))).toBe("room/KZ-2");
    expect(whereRoomsAre("tile")("to", room({ tile, room: "V" }))).toBe("room/start_a-V");
  });

  it("is nowhere for what is no room, or for a room of which that part is not told", () => {
    expect(whereRoomsAre()("card", { key: "card-ring", args: {} } as never)).toBeUndefined();
    expect(whereRoomsAre()("count", 3)).toBeUndefined();
    expect(whereRoomsAre("tile")("to", room({ room: "V" }))).toBeUndefined();
  });
});
