import { ripples } from "../positions.ts";
import type { Motif, Scene } from "../scene.ts";
import { bar, circle, group, type Point, path, times } from "../shapes.ts";
import { strand } from "../thread.ts";

/** Overlapping circles, speech bubbles or newsprint. */
export const society: Motif = (scene) => scene.random.pick(circles, speech, newsprint)(scene);

function circles(scene: Scene): string {
  const { random, palette, floor } = scene;
  const radius = floor * random.between(0.46, 0.54);
  const step = radius * random.between(1.1, 1.35);
  const start = random.pick(220, 1060 - 2 * step);
  const y = floor - radius - 14;
  const fills = [palette.tone, palette.light, palette.warm];
  const turn = random.whole(0, 2);
  const disc = (index: number): string =>
    circle(
      [start + step * index, y + random.between(-50, 10)],
      radius,
      `fill="${fills[(index + turn) % 3]}" fill-opacity=".92"`,
    );
  const outline = (index: number): string =>
    circle(
      [start + step * index, y + random.between(-30, 10)],
      radius,
      `stroke="${palette.mark}" stroke-width="4"`,
    );
  const from: Point = [start + step - radius * 1.35, y];
  return [...times(3, disc), ...times(3, outline), strand(scene, from, radius * 2.7)].join("");
}

function speech(scene: Scene): string {
  const { random, palette, floor } = scene;
  const height = floor * 0.62;
  const top = floor - 70 - height;
  return group(
    random.pick("scale(1)", "translate(1280) scale(-1 1)"),
    ripples({ at: [945, top + height / 2], radius: height * 0.75 }, 70, scene),
    balloon([90, 46], 470, height * 0.84, `fill="${palette.warm}"`),
    lines(scene, [150, 46 + height * 0.25], 350, 3, `fill="${palette.line}" opacity=".75"`),
    balloon([700, top], 490, height, `fill="${palette.light}"`),
    strand(scene, [765, top + height * 0.44], 360),
    lines(scene, [765, top + height * 0.8], 360, 1, `fill="${palette.line}" opacity=".5"`),
  );
}

const balloon = ([x, y]: Point, width: number, height: number, look: string): string =>
  bar([x, y], width, height, `rx="52" ${look}`) +
  path(`M${x + 90} ${Math.round(y + height - 2)}h84l-92 62z`, look);

function newsprint(scene: Scene): string {
  const { random, palette, floor } = scene;
  const middle: Point = [random.pick(360, 920), floor / 2];
  const turn = random.whole(3, 7) * random.pick(1, -1);
  const sheet = (degrees: number, fill: string, ...print: string[]): string =>
    group(
      `translate(${middle.map(Math.round).join(" ")}) rotate(${degrees})`,
      bar([-290, -floor], 580, floor * 1.42, `rx="6" fill="${fill}"`),
      ...print,
    );
  const grey = 'fill="#887a62" opacity=".55"';
  const rows = Math.floor((floor * 0.72) / 34);
  const spot: Point = [random.between(-70, 70), random.between(-30, 10)];
  return [
    sheet(-turn - 4, palette.warm),
    sheet(
      turn,
      palette.light,
      bar([-246, floor * -0.44], 492, 26, `fill="${palette.line}"`),
      lines(scene, [-246, floor * -0.44 + 60], 230, rows, grey),
      lines(scene, [16, floor * -0.44 + 60], 230, rows, grey),
      circle(spot, 128, `fill="${palette.cell}" stroke="${palette.line}" stroke-width="9"`),
      strand(scene, [spot[0] - 98, spot[1]], 196),
    ),
  ].join("");
}

const lines = (scene: Scene, [x, y]: Point, width: number, count: number, look: string): string =>
  times(count, (index) => {
    const length = index === count - 1 ? [0.4, 0.7] : [0.86, 1];
    const [least = 0, most = 0] = length;
    return bar(
      [x, y + index * 34],
      width * scene.random.between(least, most),
      11,
      `rx="5.5" ${look}`,
    );
  }).join("");
