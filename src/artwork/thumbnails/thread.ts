import type { Random } from "./random.ts";
import type { Scene } from "./scene.ts";
import { curve, group, type Point, path, times } from "./shapes.ts";

/** Returns a line that winds from left to right through a circle of radius 200 around the origin. */
function winding(random: Random, swing: number): string {
  const last = random.whole(3, 5);
  const up = random.pick(1, -1);
  const points = times(last + 1, (index): Point => {
    const side = index % 2 === 0 ? up : -up;
    const share = index === 0 || index === last ? 0.5 : 1;
    const x = -160 + (320 * index) / last + random.between(-9, 9);
    return [x, side * share * random.between(swing * 0.35, swing)];
  });
  return curve(points);
}

export function slideThread({ random, palette }: Scene): string {
  const line = winding(random, 72);
  return group(
    `rotate(${random.whole(-50, 50)})`,
    path(line, `stroke="${palette.thread}" stroke-width="14"`),
    path(line, 'stroke="#f9e4d5" stroke-width="2" stroke-dasharray="1 10"'),
  );
}

/** Draws a thread with a light edge, to be seen on top of other shapes. */
export function strand({ random, palette }: Scene, [x, y]: Point, width: number): string {
  const line = winding(random, 46);
  return group(
    `translate(${Math.round(x + width / 2)} ${Math.round(y)}) scale(${(width / 320).toFixed(3)})`,
    path(line, `stroke="${palette.light}" stroke-width="17" stroke-linecap="round"`),
    path(line, `stroke="${palette.thread}" stroke-width="11" stroke-linecap="round"`),
  );
}
