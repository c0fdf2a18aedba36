import type { Scene } from "./scene.ts";
import { circle, type Point, times } from "./shapes.ts";

export interface Place {
  at: Point;
  radius: number;
}

/** A horizontal position left or right of the middle, which the play button may cover. */
export const aside = ({ chance }: Scene, from: number, to: number): number =>
  chance.pick(1280 - chance.between(from, to), chance.between(from, to));

/** Positions left and right of the button, in different sizes because equal ones look like eyes. */
export function twoPlaces({ chance, floor }: Scene): [Place, Place] {
  const place = (x: number, share: number): Place => {
    const radius = floor * (share + chance.between(-0.03, 0.03));
    const lowest = floor - 10 - radius;
    const highest = Math.min(radius + 20, lowest);
    return { at: [x + chance.between(-30, 30), chance.between(highest, lowest)], radius };
  };
  const [left, right] = chance.pick([0.49, 0.29] as const, [0.29, 0.49] as const);
  return [place(280, left), place(1000, right)];
}

/** Rings in the shade of the paper, like ripples in water. */
export const ripples = ({ at, radius }: Place, gap: number, { ground }: Scene): string =>
  times(3, (index) =>
    circle(at, radius + index * gap, `stroke="${ground.tone}" stroke-width="${24 - index * 6}"`),
  ).join("");
