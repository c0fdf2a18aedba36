import { box, lettering } from "../lettering.ts";
import type { Ground } from "./palettes.ts";

/** The page's play button covers the middle of the picture down to this line. */
const buttonEnds = 478;

/** One or two lines down to 84 pixels, three for long titles. */
const typeSizes = [118, 108, 100, 92, 84, 78, 73, 67, 62, 58, 54, 51, 47];
const smallestSize = 40;

interface Words {
  svg: string;
  fontSize: number;
  /** Distance from the top of the picture. */
  top: number;
  titleTop: number;
}

/** Sets category and title at the bottom of the picture, in the largest type that stays below the play button. */
export async function setWords(title: string, category: string, ground: Ground): Promise<Words> {
  for (const fontSize of typeSizes) {
    const words = await setAt(fontSize, title, category, ground);
    // A short category ends left of the button.
    if ((category.length > 24 ? words.top : words.titleTop) >= buttonEnds) return words;
  }
  return setAt(smallestSize, title, category, ground);
}

async function setAt(fontSize: number, title: string, category: string, ground: Ground) {
  const tops: number[] = [];
  const svg = await lettering(
    box(
      { flexDirection: "column", justifyContent: "flex-end", ...area },
      box({ fontSize: 40, lineHeight: 1, marginBottom: 14, color: ground.category }, category),
      box({ fontSize, lineHeight: 1.02, color: ground.title, ...letters }, title),
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
