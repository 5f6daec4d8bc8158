// The drawings that rooms are furnished with. Cards and tokens name theirs in recipes; these are named by the code of maps.

export const furniture = ["barrel", "chest", "crystal", "idol", "mushroom", "skull", "stall", "torch"] as const;

export type Furniture = (typeof furniture)[number];
