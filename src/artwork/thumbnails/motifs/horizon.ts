import { aside } from "../positions.ts";
import type { Motif, Scene } from "../scene.ts";
import { around, circle, curve, figure, type Point, path, times } from "../shapes.ts";

export const horizon: Motif = (scene) => {
  const { random, floor } = scene;
  const radius = random.between(110, 170);
  const sun: Point = [aside(scene, 900, 1040), floor - random.between(-0.1, 1) * radius - 20];
  return [rays(scene, sun), halo(scene, sun, radius), light(scene, sun, radius), hill(scene)].join(
    "",
  );
};

function rays({ palette, random }: Scene, sun: Point): string {
  const count = random.whole(28, 44);
  const step = 360 / count;
  const turn = random.between(0, step);
  const corner = (degrees: number): string =>
    around(sun, 1500, degrees + turn)
      .map(figure)
      .join(" ");
  const wedges = times(
    count,
    (index) =>
      `M${sun.map(figure).join(" ")}L${corner(step * index)} ${corner(step * (index + 0.5))}z`,
  );
  return path(wedges.join(""), `fill="${palette.tone}"`);
}

function halo({ palette, random }: Scene, sun: Point, radius: number): string {
  const looks = [
    `stroke="${palette.mark}" stroke-width="6"`,
    `stroke="${palette.second}" stroke-width="7" stroke-linecap="round" stroke-dasharray="0.1 18"`,
    `stroke="${palette.mark}" stroke-width="3"`,
    `stroke="${palette.second}" stroke-width="3"`,
  ];
  const gap = random.between(34, 52);
  return times(random.whole(2, 4), (index) =>
    circle(sun, radius + 36 + index * gap, looks[index] ?? ""),
  ).join("");
}

const light = ({ palette }: Scene, sun: Point, radius: number): string =>
  circle(sun, radius, `fill="${palette.light}"`) +
  circle(
    sun,
    radius - 17,
    `stroke="${palette.thread}" stroke-width="12" stroke-dasharray="2.4 15" opacity=".7"`,
  );

/** The background colour is the land, with the text on it. */
function hill({ palette, random, floor }: Scene): string {
  const points = times(
    5,
    (index): Point => [index * 340 - 40, floor - 14 + random.between(-26, 22)],
  );
  const line = curve(points);
  return (
    path(`${line}V720H-40z`, `fill="${palette.paper}"`) +
    path(line, `stroke="${palette.second}" stroke-width="6"`)
  );
}
