import { fieldEdge } from "./field.ts";
import type { Ground } from "./grounds.ts";
import type { Chance } from "./random.ts";

/** What a motif is drawn from. */
export interface Scene {
  ground: Ground;
  chance: Chance;
  /** Above the words; only the paper's own shade may be drawn below. */
  floor: number;
}

/** A motif: the SVG that it adds to the plain paper. */
export type Motif = (scene: Scene) => string;

/** The drawing as an SVG; a motif masks with `fade` what would reach the words. */
export function draw(motif: Motif, scene: Scene): string {
  const { ground, floor } = scene;
  const line = `x1="0" x2="0" y1="${floor - 90}" y2="${floor + 10}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" fill="none">${fieldEdge}
<linearGradient id="end" gradientUnits="userSpaceOnUse" ${line}><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="1280" height="720"><rect width="1280" height="720" fill="url(#end)"/></mask>
<rect width="1280" height="720" fill="${ground.paper}"/>${motif(scene)}</svg>`;
}
