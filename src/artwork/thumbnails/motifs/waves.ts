import { aside, type Place, twoPlaces } from "../positions.ts";
import type { Motif, Scene } from "../scene.ts";
import { circle, curve, figure, type Point, path, times } from "../shapes.ts";
import { strand } from "../thread.ts";

/** Sound: spreading rings, rings that meet, or vibrating strings. */
export const waves: Motif = (scene) => scene.random.pick(rings, meeting, strings)(scene);

function rings(scene: Scene): string {
  const { random, floor } = scene;
  const at: Point = [aside(scene, 900, 1040), floor * random.between(0.42, 0.52)];
  return faded(spread(scene, { at, radius: floor * 0.2 }, random.between(40, 58), 22));
}

function meeting(scene: Scene): string {
  const gap = scene.random.between(48, 66);
  const [left, right] = twoPlaces(scene).map(({ at, radius }) => ({ at, radius: radius * 0.42 }));
  return faded(left ? spread(scene, left, gap, 9) : "", right ? spread(scene, right, gap, 9) : "");
}

const faded = (...parts: string[]): string => `<g mask="url(#fade)">${parts.join("")}</g>`;

function spread(scene: Scene, { at, radius }: Place, gap: number, count: number): string {
  const { palette, random } = scene;
  const colours = [palette.mark, palette.tone, palette.second, palette.tone];
  const turn = random.whole(0, 3);
  const rings = times(count, (index) => {
    const look = `stroke="${colours[(index + turn) % 4]}" stroke-width="${figure(Math.max(2, 11 - index * 0.6))}"`;
    return circle(at, radius + 26 + index * gap, look);
  });
  const from: Point = [at[0] - radius * 0.62, at[1]];
  const source = circle(at, radius, `fill="${palette.light}"`) + strand(scene, from, radius * 1.24);
  return rings.join("") + source;
}

function strings({ palette, random, floor }: Scene): string {
  const count = random.whole(6, 9);
  const [peak, cycles, delay] = [
    random.pick(random.between(0.1, 0.3), random.between(0.7, 0.9)),
    random.between(3, 6),
    random.between(0.3, 0.7),
  ];
  const colours = [palette.mark, palette.second, palette.warm];
  const gap = (floor * 0.5) / count;
  return times(count, (index) => {
    const points = times(81, (at): Point => {
      const near = Math.exp(-(((at / 80 - peak) / 0.4) ** 2));
      const swing = Math.sin((at / 80) * Math.PI * 2 * cycles + index * delay);
      return [
        at * 16.5 - 20,
        floor * 0.52 + (index - count / 2 + 0.5) * gap + swing * near * floor * 0.2,
      ];
    });
    return path(
      curve(points),
      `stroke="${colours[index % 3]}" stroke-width="${figure(9 - index * 0.6)}"`,
    );
  }).join("");
}
