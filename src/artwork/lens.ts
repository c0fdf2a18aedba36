/** The circles of the motif as `[x, radius]`. Each is closer to the light than the one around it. */
const inner = [
  [40, 152],
  [78, 108],
  [112, 66],
] as const;

/**
 * Draws the motif of the site: a field of view with the light to one side, within 200 units of the origin.
 * @param turn the angle of the light, in degrees. It always comes from above, from 0 (right) to 180 (left).
 */
export function lens(field: string, light: string, turn = 40): string {
  const circles = inner.map(([x, radius]) => `<circle cx="${x}" r="${radius}"/>`).join("");
  return `<circle r="196" fill="${field}"/><g fill="${light}" fill-opacity=".4" transform="rotate(${-turn % 180})">${circles}</g>`;
}
