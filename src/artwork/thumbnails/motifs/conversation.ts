import { aside, type Place, ripples, twoPlaces } from "../positions.ts";
import type { Motif, Scene } from "../scene.ts";
import { bar, circle, group, type Point, path, times } from "../shapes.ts";

/** Two voices with a microphone between them, or facing each other. */
export const conversation: Motif = (scene) => scene.random.pick(recorded, across)(scene);

function recorded(scene: Scene): string {
  const { palette, floor } = scene;
  const x = aside(scene, 880, 1000);
  const y = floor * 0.42;
  return [
    ripples({ at: [x, y], radius: floor * 0.5 }, floor * 0.17, scene),
    voice(scene, [44, y], x - 190, floor * 0.5, palette.second),
    voice(scene, [x + 150, y], 1086 - x, floor * 0.5, palette.mark),
    microphone(scene, x),
  ].join("");
}

function across(scene: Scene): string {
  const { palette } = scene;
  const [left, right] = twoPlaces(scene);
  const rings = [left, right].map(({ at, radius }) =>
    ripples({ at, radius: radius + 34 }, 46, scene),
  );
  return [
    ...rings,
    speaker(scene, left, palette.light, palette.thread),
    speaker(scene, right, palette.warm, palette.line),
  ].join("");
}

function speaker(scene: Scene, { at, radius }: Place, fill: string, colour: string): string {
  const from: Point = [at[0] - radius * 0.8, at[1]];
  return circle(at, radius, `fill="${fill}"`) + voice(scene, from, radius * 1.6, radius, colour);
}

function voice(
  { random }: Scene,
  [x, y]: Point,
  width: number,
  loudest: number,
  colour: string,
): string {
  const count = Math.floor(width / 28) + 1;
  const indent = (width - (count - 1) * 28 - 13) / 2;
  const pulse = Math.max(1, Math.round(width / random.between(150, 260)));
  return times(count, (index) => {
    const loud = Math.abs(Math.sin(((index + 0.5) / count) * Math.PI * pulse));
    const height = 18 + loudest * loud * random.between(0.6, 1);
    const at: Point = [x + indent + index * 28, y - height / 2];
    return bar(at, 13, height, `rx="6.5" fill="${colour}"`);
  }).join("");
}

function microphone({ palette, floor }: Scene, x: number): string {
  const scale = floor / 430;
  const stroke = `stroke="${palette.mark}" stroke-width="13" stroke-linecap="round"`;
  return group(
    `translate(${Math.round(x)} ${Math.round(floor * 0.07)}) scale(${scale.toFixed(3)})`,
    path("M-104 120v30a104 104 0 0 0 208 0v-30M0 258v126M-74 384H74", stroke),
    bar([-70, -8], 140, 222, `rx="70" fill="${palette.light}"`),
    path(
      "M-44 50H44M-50 82H50M-50 114H50M-44 146H44",
      `stroke="${palette.line}" stroke-width="7" stroke-linecap="round"`,
    ),
    circle([0, 180], 9, `fill="${palette.thread}"`),
  );
}
