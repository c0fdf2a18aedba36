import type { Place } from "./positions.ts";
import type { Scene } from "./scene.ts";
import { around, circle, curve, group, type Point, path, times } from "./shapes.ts";
import { slideThread } from "./thread.ts";

export function field({ at, radius }: Place, scene: Scene): string {
  const look = 'stroke="#887a62" stroke-width="12" stroke-dasharray="2.2 17.4" opacity=".6"';
  return group(
    `translate(${at.map(Math.round).join(" ")}) scale(${(radius / 200).toFixed(3)})`,
    circle([0, 0], 200, `fill="${scene.palette.light}"`),
    `<g clip-path="url(#field)" stroke-linecap="round">${seen(scene)}</g>`,
    circle([0, 0], 187, look),
    path(
      "M0-196v30M0 166v30M-196 0h30M166 0h30",
      `stroke="${scene.palette.line}" stroke-width="3"`,
    ),
  );
}

function seen(scene: Scene): string {
  const { random } = scene;
  const count = random.whole(4, 6);
  const start = random.between(0, 360);
  const cells = times(count, (index) =>
    cell(scene, start + (360 / count) * index + random.between(-14, 14)),
  );
  const fibres = times(3, (index) => fibre(scene, start + 40 + 120 * index));
  return [...cells, ...fibres, slideThread(scene)].join("");
}

function cell({ random, palette }: Scene, degrees: number): string {
  const radius = random.between(20, 50);
  const middle = around([0, 0], random.between(105, 170), degrees);
  const core = around(middle, radius * 0.25, random.between(0, 360));
  const edge = `stroke="${palette.line}" stroke-width="2"`;
  return (
    circle(middle, radius, `fill="${palette.cell}" ${edge}`) +
    circle(core, radius * 0.3, `fill="${palette.line}" fill-opacity=".22" ${edge}`)
  );
}

function fibre({ random }: Scene, degrees: number): string {
  const [x, y] = around([0, 0], random.between(90, 150), degrees);
  const points = times(4, (at): Point => [x + at * 22 - 33, y + random.between(-20, 20)]);
  return path(curve(points), 'stroke="#887a62" stroke-width="3"');
}
