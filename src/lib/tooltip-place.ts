interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}

/** Pixels that stay free at the edges of the window. */
const edge = 8;

/** Where a tooltip stands: under its word, or above where there is more room, and inside of the window. */
export function placeTooltip(word: Box, tip: Size, view: Size): { left: number; top: number } {
  const centred = word.left + (word.width - tip.width) / 2;
  const left = Math.max(edge, Math.min(centred, view.width - tip.width - edge));
  const below = word.top + word.height;
  const fits = below + tip.height <= view.height || word.top < view.height - below;
  return { left, top: fits ? below : word.top - tip.height };
}
