import sharp, { type Sharp } from "sharp";
import { slideThread } from "./drawings.ts";
import type { IndexedPicture } from "./indexed-png.ts";
import { box, lettering } from "./lettering.ts";

/** The size that link previews ask for, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Everything that previews have in common. */
export interface PreviewGround extends IndexedPicture {
  /** The colour of a pixel that had this colour, once ink covers it from 0 to 255. */
  inked(colour: number, covered: number): number;
}

/** What lies under the words: the paper, and the disc that they may reach into. */
const papers = [
  [0xf2, 0xea, 0xda],
  [0xff, 0xfd, 0xf8],
] as const;
const steps = 32;

/**
 * The ground of all previews with the site's name, and the shades between paper and ink.
 * @param ink a colour such as `#261f17`
 */
export async function indexedGround(siteName: string, ink: string): Promise<PreviewGround> {
  const data = await (await drawn(siteName)).removeAlpha().raw().toBuffer();
  const { colours, pixels } = inFewColours(data);
  const palette = Uint8Array.from(
    [...colours, ...shades(Number.parseInt(ink.slice(1), 16))].flat(),
  );
  const paperOf = colours.map(nearestPaper);
  const inked = (colour: number, covered: number) => {
    const paper = paperOf[colour] ?? 0;
    return colours.length + paper * steps + Math.round((covered / 255) * (steps - 1));
  };
  return { ...previewSize, palette, pixels, inked };
}

/** Colours that are nearly the same become the most frequent of them: 169 are left. */
function inFewColours(data: Buffer): { colours: number[][]; pixels: Uint8Array } {
  const all = Array.from({ length: data.length / 3 }, (_, at) => data.readUIntBE(at * 3, 3));
  const counts = new Map<number, number>();
  for (const colour of all) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const numbers = new Map<number, number>();
  const colours: number[][] = [];
  for (const [colour] of [...counts].toSorted(([, one], [, other]) => other - one))
    if (!numbers.has(alike(colour))) numbers.set(alike(colour), colours.push(parts(colour)) - 1);
  return { colours, pixels: Uint8Array.from(all, (colour) => numbers.get(alike(colour)) ?? 0) };
}

const alike = (colour: number) => colour & 0xf0f0f0;
const parts = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255];

const shades = (ink: number): number[][] =>
  papers.flatMap((paper) =>
    Array.from({ length: steps }, (_, at) =>
      parts(ink).map((part, of) => {
        const from = paper[of] ?? 0;
        return Math.round(from + ((part - from) * at) / (steps - 1));
      }),
    ),
  );

function nearestPaper(colour: number[]): number {
  const away = papers.map((paper) =>
    paper.reduce((sum, part, of) => sum + Math.abs(part - (colour[of] ?? 0)), 0),
  );
  return away.indexOf(Math.min(...away));
}

/** The drawing with the site's name and what it says of itself. */
async function drawn(siteName: string): Promise<Sharp> {
  const words = await lettering(
    box(
      {
        ...{ flexDirection: "column", justifyContent: "space-between" },
        ...{ width: 1032, height: 470, margin: "80px 84px" },
      },
      box({ fontSize: 44, color: "#9a3a17" }, siteName),
      box({ fontSize: 28, color: "#5e5344" }, "The creator’s own views. Not medical advice."),
    ),
    previewSize,
  );
  return sharp(Buffer.from(ground)).composite([{ input: Buffer.from(words) }]);
}

const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="none">
<rect width="1200" height="630" fill="#f2eada"/>
<g transform="translate(1010 315) scale(1.55)">
<circle r="196" fill="#fffdf8" stroke="#e0d5c0" stroke-width="2"/>
<g fill="#dfece4" stroke="#14564d" stroke-width="1.5"><circle cx="-92" cy="-66" r="34"/><circle cx="88" cy="84" r="44"/><circle cx="34" cy="-116" r="20"/><circle cx="-40" cy="112" r="26"/></g>
<path d="${slideThread}" stroke="#9a3a17" stroke-width="13" stroke-linecap="round"/>
<path d="M0-196v28M0 168v28M-196 0h28M-10 0H10M0-10v20" stroke="#261f17" stroke-width="2"/>
</g></svg>`;
