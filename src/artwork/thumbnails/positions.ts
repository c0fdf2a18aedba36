import type { Scene } from "./scene.ts";
import { circle, type Point, times } from "./shapes.ts";

export interface Place {
  at: Point;
  radius: number;
}

/** Returns a horizontal position to the left or right of the play button. */
export const aside = ({ random }: Scene, from: number, to: number): number =>
  random.pick(1280 - random.between(from, to), random.between(from, to));

/** Returns positions on both sides of the play button. Their sizes differ, because equal circles look like eyes. */
export function twoPlaces({ random, floor }: Scene): [Place, Place] {
  const place = (x: number, share: number): Place => {
    const radius = floor * (share + random.between(-0.03, 0.03));
    const lowest = floor - 10 - radius;
    const highest = Math.min(radius + 20, lowest);
    return { at: [x + random.between(-30, 30), random.between(highest, lowest)], radius };
  };
  const [left, right] = random.pick([0.49, 0.29] as const, [0.29, 0.49] as const);
  return [place(280, left), place(1000, right)];
}

export const ripples = ({ at, radius }: Place, gap: number, { palette }: Scene): string =>
  times(3, (index) =>
    circle(at, radius + index * gap, `stroke="${palette.tone}" stroke-width="${24 - index * 6}"`),
  ).join("");
