import type { Chance } from "./random.ts";
import type { Scene } from "./scene.ts";
import { curve, group, type Point, path, times } from "./shapes.ts";

/** A line that winds from the left to the right of a field of radius 200 around its middle. */
function winding(chance: Chance, swing: number): string {
  const last = chance.whole(3, 5);
  const up = chance.pick(1, -1);
  const points = times(last + 1, (index): Point => {
    const side = index % 2 === 0 ? up : -up;
    const share = index === 0 || index === last ? 0.5 : 1;
    const x = -160 + (320 * index) / last + chance.between(-9, 9);
    return [x, side * share * chance.between(swing * 0.35, swing)];
  });
  return curve(points);
}

/** The thread under the microscope. */
export function slideThread({ chance, ground }: Scene): string {
  const line = winding(chance, 72);
  return group(
    `rotate(${chance.whole(-50, 50)})`,
    path(line, `stroke="${ground.thread}" stroke-width="14"`),
    path(line, 'stroke="#f9e4d5" stroke-width="2" stroke-dasharray="1 10"'),
  );
}

/** A thread across other shapes, with a light edge. */
export function strand({ chance, ground }: Scene, [x, y]: Point, width: number): string {
  const line = winding(chance, 46);
  return group(
    `translate(${Math.round(x + width / 2)} ${Math.round(y)}) scale(${(width / 320).toFixed(3)})`,
    path(line, `stroke="${ground.light}" stroke-width="17" stroke-linecap="round"`),
    path(line, `stroke="${ground.thread}" stroke-width="11" stroke-linecap="round"`),
  );
}
