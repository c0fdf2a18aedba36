import { field } from "../microscope-field.ts";
import { aside, ripples, twoPlaces } from "../positions.ts";
import type { Motif, Scene } from "../scene.ts";
import { bar, curve, figure, group, type Point, path, times } from "../shapes.ts";
import { strand } from "../thread.ts";

/** One microscope field, two of different sizes, or a glass slide. */
export const microscope: Motif = (scene) => scene.random.pick(one, two, glass)(scene);

function one(scene: Scene): string {
  const { random, floor } = scene;
  const radius = random.between(floor * 0.56, floor * 0.74);
  const at: Point = [aside(scene, 880, 1000), floor - 6 - radius];
  const away: Point = [1280 - at[0], floor * random.between(0.2, 0.7)];
  return (
    ripples({ at, radius: radius + 46 }, 56, scene) +
    run(scene, away, at) +
    field({ at, radius }, scene)
  );
}

function two(scene: Scene): string {
  const places = twoPlaces(scene);
  const [left, right] = places;
  const rings = places.map(({ at, radius }) => ripples({ at, radius: radius + 36 }, 46, scene));
  const fields = places.map((place) => field(place, scene));
  return [...rings, run(scene, left.at, right.at), ...fields].join("");
}

/** A thread across the whole picture, which the fields magnify. */
function run({ random, palette }: Scene, from: Point, to: Point): string {
  const slope = (to[1] - from[1]) / (to[0] - from[0]);
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const points = times(9, (index): Point => {
    const x = -40 + index * 170;
    const along = Math.min(Math.max(x, left), right) - from[0];
    return [x, from[1] + along * slope + (index % 2 ? 1 : -1) * random.between(12, 40)];
  });
  return path(curve(points), `stroke="${palette.second}" stroke-width="5"`);
}

function glass(scene: Scene): string {
  const { random, palette, floor } = scene;
  const radius = floor * random.between(0.46, 0.49);
  const at: Point = [aside(scene, 960, 1010), floor - 8 - radius];
  const outward = at[0] > 640 ? 1 : -1;
  const [x, y] = [Math.round(at[0] - outward * 600), Math.round(floor * random.between(0.36, 0.5))];
  const sight = [-1, 1].map(
    (side) =>
      `M${x + outward * 62} ${y + side * 58}L${figure(at[0])} ${figure(at[1] + side * radius)}`,
  );
  return [
    ripples({ at, radius: radius + 46 }, 52, scene),
    group(`translate(${x} ${y}) rotate(${random.whole(3, 9) * -outward})`, slide(scene, outward)),
    path(sight.join(""), `stroke="${palette.second}" stroke-width="4"`),
    field({ at, radius }, scene),
  ].join("");
}

function slide(scene: Scene, outward: 1 | -1): string {
  const { palette } = scene;
  const edge = `rx="14" stroke="${palette.line}" stroke-width="5"`;
  const label = outward === 1 ? -300 : 160;
  const rows = [-36, 0, 36].map((y) => `M${label + 30} ${y}h80`).join("");
  return [
    bar([-300, -95], 600, 190, `${edge} fill="${palette.light}"`),
    bar([label, -95], 140, 190, `${edge} fill="${palette.warm}"`),
    path(rows, `stroke="${palette.line}" stroke-width="8"`),
    bar([-62, -62], 124, 124, `${edge} fill="${palette.cell}"`),
    strand(scene, [-44, 0], 88),
  ].join("");
}
