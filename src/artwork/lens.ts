/** The circles of the motif as `[x, radius]`. Each is closer to the light than the one around it. */
const inner = [
  [40, 152],
  [78, 108],
  [112, 66],
] as const;

/** A field of view with the light to one side, within 200 units of the origin. @param turn from 0 (right) to 180 (left) */
export function lens(field: string, light: string, turn = 40): string {
  const circles = inner.map(([x, radius]) => `<circle cx="${x}" r="${radius}"/>`).join("");
  return `<circle r="196" fill="${field}"/><g fill="${light}" fill-opacity=".4" transform="rotate(${-turn % 180})">${circles}</g>`;
}

/** Draws the logo, a lens with light in it, in a view box of 48 by 48. */
export const logo = (rim: string, field: string, light: string): string =>
  `<circle cx="24" cy="24" r="22" fill="${rim}"/><circle cx="27.5" cy="20.5" r="15.5" fill="${field}"/><circle cx="30.5" cy="17.5" r="9.5" fill="${light}"/>`;
