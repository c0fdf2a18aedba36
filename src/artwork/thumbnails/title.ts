import { box, lettering } from "../lettering.ts";
import type { Palette } from "./palettes.ts";

/** The play button covers the middle of the picture down to this line, in pixels. */
const playButtonBottom = 478;

/** Pixels. Titles of one or two lines get at least 84. */
const typeSizes = [118, 108, 100, 92, 84, 78, 73, 67, 62, 58, 54, 51, 47];
const smallestSize = 40;

interface Words {
  svg: string;
  fontSize: number;
  /** In pixels from the top of the picture. */
  top: number;
  titleTop: number;
}

/** Renders the category and title at the bottom of the picture, in the largest type that fits below the play button. */
export async function renderTitle(
  title: string,
  category: string,
  palette: Palette,
): Promise<Words> {
  for (const fontSize of typeSizes) {
    const words = await renderAt(fontSize, title, category, palette);
    // A short category does not reach the button.
    if ((category.length > 24 ? words.top : words.titleTop) >= playButtonBottom) return words;
  }
  return renderAt(smallestSize, title, category, palette);
}

async function renderAt(fontSize: number, title: string, category: string, palette: Palette) {
  const tops: number[] = [];
  const svg = await lettering(
    box(
      { flexDirection: "column", justifyContent: "flex-end", ...area },
      box({ fontSize: 40, lineHeight: 1, marginBottom: 14, color: palette.category }, category),
      box({ fontSize, lineHeight: 1.02, color: palette.title, ...letters }, title),
    ),
    { width: 1280, height: 720 },
    ({ top }) => tops.push(top),
  );
  const [, top = 0, titleTop = 0] = tops;
  return { svg, fontSize, top, titleTop };
}

const area = { width: 1184, height: 684, margin: "0 48px 36px" };
const letters = {
  letterSpacing: "-0.012em",
  textWrap: "balance",
  wordBreak: "break-word",
} as const;
