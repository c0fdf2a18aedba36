import { ripples } from "../positions.ts";
import type { Motif, Scene } from "../scene.ts";
import { bar, circle, group, type Point, path, times } from "../shapes.ts";
import { strand } from "../thread.ts";

/** Conversation: circles that overlap, speech bubbles, or newsprint. */
export const society: Motif = (scene) => scene.chance.pick(circles, speech, newsprint)(scene);

function circles(scene: Scene): string {
  const { chance, ground, floor } = scene;
  const radius = floor * chance.between(0.46, 0.54);
  const step = radius * chance.between(1.1, 1.35);
  const start = chance.pick(220, 1060 - 2 * step);
  const y = floor - radius - 14;
  const fills = [ground.tone, ground.light, ground.warm];
  const turn = chance.whole(0, 2);
  const disc = (index: number): string =>
    circle(
      [start + step * index, y + chance.between(-50, 10)],
      radius,
      `fill="${fills[(index + turn) % 3]}" fill-opacity=".92"`,
    );
  const outline = (index: number): string =>
    circle(
      [start + step * index, y + chance.between(-30, 10)],
      radius,
      `stroke="${ground.mark}" stroke-width="4"`,
    );
  const from: Point = [start + step - radius * 1.35, y];
  return [...times(3, disc), ...times(3, outline), strand(scene, from, radius * 2.7)].join("");
}

function speech(scene: Scene): string {
  const { chance, ground, floor } = scene;
  const height = floor * 0.62;
  const top = floor - 70 - height;
  return group(
    chance.pick("scale(1)", "translate(1280) scale(-1 1)"),
    ripples({ at: [945, top + height / 2], radius: height * 0.75 }, 70, scene),
    balloon([90, 46], 470, height * 0.84, `fill="${ground.warm}"`),
    lines(scene, [150, 46 + height * 0.25], 350, 3, `fill="${ground.line}" opacity=".75"`),
    balloon([700, top], 490, height, `fill="${ground.light}"`),
    strand(scene, [765, top + height * 0.44], 360),
    lines(scene, [765, top + height * 0.8], 360, 1, `fill="${ground.line}" opacity=".5"`),
  );
}

const balloon = ([x, y]: Point, width: number, height: number, look: string): string =>
  bar([x, y], width, height, `rx="52" ${look}`) +
  path(`M${x + 90} ${Math.round(y + height - 2)}h84l-92 62z`, look);

function newsprint(scene: Scene): string {
  const { chance, ground, floor } = scene;
  const middle: Point = [chance.pick(360, 920), floor / 2];
  const turn = chance.whole(3, 7) * chance.pick(1, -1);
  const sheet = (degrees: number, fill: string, ...print: string[]): string =>
    group(
      `translate(${middle.map(Math.round).join(" ")}) rotate(${degrees})`,
      bar([-290, -floor], 580, floor * 1.42, `rx="6" fill="${fill}"`),
      ...print,
    );
  const grey = 'fill="#887a62" opacity=".55"';
  const rows = Math.floor((floor * 0.72) / 34);
  const spot: Point = [chance.between(-70, 70), chance.between(-30, 10)];
  return [
    sheet(-turn - 4, ground.warm),
    sheet(
      turn,
      ground.light,
      bar([-246, floor * -0.44], 492, 26, `fill="${ground.line}"`),
      lines(scene, [-246, floor * -0.44 + 60], 230, rows, grey),
      lines(scene, [16, floor * -0.44 + 60], 230, rows, grey),
      circle(spot, 128, `fill="${ground.cell}" stroke="${ground.line}" stroke-width="9"`),
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
      width * scene.chance.between(least, most),
      11,
      `rx="5.5" ${look}`,
    );
  }).join("");
