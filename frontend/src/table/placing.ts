// Where a bubble goes: below its anchor or above, outwards so that the middle stays in view, wholly on the screen.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const gap = 8;

export function placed(
  anchor: Box,
  size: Pick<Box, "width" | "height">,
  screen: Pick<Box, "width" | "height">,
): Pick<Box, "left" | "top"> {
  const below = anchor.top + anchor.height + gap;
  const above = anchor.top - gap - size.height;
  const fitsBelow = below + size.height <= screen.height - gap;
  const onTheLeft = anchor.left + anchor.width / 2 < screen.width / 2;
  return {
    left: within(onTheLeft ? anchor.left + anchor.width - size.width : anchor.left, screen.width - size.width),
    top: within(fitsBelow || above < gap ? below : above, screen.height - size.height),
  };
}

function within(wish: number, room: number): number {
  return Math.max(gap, Math.min(wish, room - gap));
}
