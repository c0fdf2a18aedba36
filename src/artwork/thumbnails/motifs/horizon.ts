import { aside } from "../positions.ts";
import type { Motif, Scene } from "../scene.ts";
import { around, circle, curve, figure, type Point, path, times } from "../shapes.ts";

/** A sun over the horizon, with rays. */
export const horizon: Motif = (scene) => {
  const { chance, floor } = scene;
  const radius = chance.between(110, 170);
  const sun: Point = [aside(scene, 900, 1040), floor - chance.between(-0.1, 1) * radius - 20];
  return [rays(scene, sun), halo(scene, sun, radius), light(scene, sun, radius), hill(scene)].join(
    "",
  );
};

function rays({ ground, chance }: Scene, sun: Point): string {
  const count = chance.whole(28, 44);
  const step = 360 / count;
  const turn = chance.between(0, step);
  const corner = (degrees: number): string =>
    around(sun, 1500, degrees + turn)
      .map(figure)
      .join(" ");
  const wedges = times(
    count,
    (index) =>
      `M${sun.map(figure).join(" ")}L${corner(step * index)} ${corner(step * (index + 0.5))}z`,
  );
  return path(wedges.join(""), `fill="${ground.tone}"`);
}

function halo({ ground, chance }: Scene, sun: Point, radius: number): string {
  const looks = [
    `stroke="${ground.mark}" stroke-width="6"`,
    `stroke="${ground.second}" stroke-width="7" stroke-linecap="round" stroke-dasharray="0.1 18"`,
    `stroke="${ground.mark}" stroke-width="3"`,
    `stroke="${ground.second}" stroke-width="3"`,
  ];
  const gap = chance.between(34, 52);
  return times(chance.whole(2, 4), (index) =>
    circle(sun, radius + 36 + index * gap, looks[index] ?? ""),
  ).join("");
}

const light = ({ ground }: Scene, sun: Point, radius: number): string =>
  circle(sun, radius, `fill="${ground.light}"`) +
  circle(
    sun,
    radius - 17,
    `stroke="${ground.thread}" stroke-width="12" stroke-dasharray="2.4 15" opacity=".7"`,
  );

/** The paper is the land, and the text is set on it. */
function hill({ ground, chance, floor }: Scene): string {
  const points = times(
    5,
    (index): Point => [index * 340 - 40, floor - 14 + chance.between(-26, 22)],
  );
  const line = curve(points);
  return (
    path(`${line}V720H-40z`, `fill="${ground.paper}"`) +
    path(line, `stroke="${ground.second}" stroke-width="6"`)
  );
}
