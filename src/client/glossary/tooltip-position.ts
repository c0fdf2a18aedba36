type Size = Pick<DOMRect, "width" | "height">;
type Box = Size & Pick<DOMRect, "left" | "top">;

/** Minimum distance from the window edges, in pixels. */
const edge = 8;

/** Positions a tooltip inside the window: below its word, or above if there is more room. */
export function positionTooltip(word: Box, tip: Size, view: Size): { left: number; top: number } {
  const centred = word.left + (word.width - tip.width) / 2;
  const left = Math.max(edge, Math.min(centred, view.width - tip.width - edge));
  const below = word.top + word.height;
  const fits = below + tip.height <= view.height || word.top < view.height - below;
  return { left, top: fits ? below : word.top - tip.height };
}
