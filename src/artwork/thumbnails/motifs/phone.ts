import { field } from "../microscope-field.ts";
import { aside, type Place, ripples } from "../positions.ts";
import type { Motif, Scene } from "../scene.ts";
import { bar, circle, group, type Point, path } from "../shapes.ts";

/** A phone that films through the eyepiece of a microscope. */
export const phone: Motif = (scene) => {
  const { random, floor } = scene;
  const upright = random.pick(true, false);
  const x = upright ? aside(scene, 890, 1010) : aside(scene, 885, 915);
  const tilt = random.whole(3, 10) * random.pick(1, -1);
  const y = Math.round(floor * (upright ? 0.2 : 0.49));
  return [
    ripples({ at: [x, floor * 0.45], radius: floor * 0.66 }, floor * 0.22, scene),
    group(
      `translate(${Math.round(x)} ${y}) rotate(${tilt})`,
      upright ? standing(scene) : lying(scene, x > 640 ? 1 : -1),
    ),
  ].join("");
};

function standing(scene: Scene): string {
  const [width, height] = [scene.floor * 0.78, scene.floor * 1.46];
  const eye: Point = [0, height * 0.09];
  return (
    body(width, height, scene) +
    shown({ at: eye, radius: width * 0.42 }, scene) +
    shutter([0, height / 2 - 50])
  );
}

/** A phone on its side, with the lens away from the play button. */
function lying(scene: Scene, outward: 1 | -1): string {
  const height = Math.min(scene.floor, 440) * 0.76;
  const width = height * 1.92;
  const eye: Point = [outward * width * 0.12, 0];
  return (
    body(width, height, scene) +
    shown({ at: eye, radius: height * 0.42 }, scene) +
    shutter([-outward * (width / 2 - 58), 0])
  );
}

const body = (width: number, height: number, { palette }: Scene): string =>
  bar(
    [-width / 2, -height / 2],
    width,
    height,
    `rx="48" fill="#16140f" stroke="${palette.mark}" stroke-width="11"`,
  );

const shown = (eye: Place, scene: Scene): string => field(eye, scene) + corners(eye);

const shutter = (at: Point): string =>
  circle(at, 26, 'stroke="#fffdf8" stroke-width="4"') + circle(at, 17, 'fill="#f3c45f"');

function corners({ at: [x, y], radius }: Place): string {
  const reach = radius + 4;
  const corner = (h: number, v: number) =>
    `M${Math.round(x + h * reach)} ${Math.round(y + v * (reach - 34))}v${v * 34}h${h * -34}`;
  const all = corner(-1, -1) + corner(1, -1) + corner(1, 1) + corner(-1, 1);
  return path(all, 'stroke="#f3c45f" stroke-width="4"');
}
