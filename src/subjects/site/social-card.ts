import { hash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CSSProperties, createElement, type ReactNode } from "react";
import satori from "satori";
import sharp from "sharp";
import type { Drawing } from "../../ui/drawings/drawings.ts";
import { lightDrawing } from "../../ui/drawings/poster.ts";

/** Increase this when the design changes, to replace cached pictures. */
const version = 8;

const size = { width: 1200, height: 630 };

/** The lines at the bottom of a card: whose view the page presents, and who has checked it. */
const labels = {
  claim: ["The creator’s own view, not verified.", "Not medical advice."],
  care: ["From health services’ information.", "Not reviewed by a clinician."],
  term: ["Textbook meaning, with a view", "that is not verified."],
  board: ["Posts by visitors, not verified.", "Not medical advice."],
  plain: [],
} satisfies Record<string, string[]>;

export interface SocialCard {
  title: string;
  kind: keyof typeof labels;
  /** The drawing of the page or of the poster. */
  drawing?: Drawing;
}

/**
 * Returns the path of the link preview picture of a page, a PNG. Draws it unless an earlier build has.
 * @param directory the cache
 */
export async function socialCard(
  { title, kind, drawing = "notebook" }: SocialCard,
  siteName: string,
  directory = ".build/previews",
): Promise<string> {
  const inputs = [version, title, kind, siteName, drawing];
  const file = join(directory, `${hash("sha256", JSON.stringify(inputs))}.png`);
  if (existsSync(file)) return file;
  const withTitle = (text: string) => lettering(card(text, labels[kind], siteName));
  const outlines = (await withTitle(withoutEmoji(title))) ?? (await withTitle("")) ?? "<svg></svg>";
  // As one SVG, which takes half as long to draw as two.
  const svg = outlines.replace(/<svg[^>]*>/, (start) => start + background(drawing));
  const picture = await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
  await mkdir(directory, { recursive: true });
  // Replace the file in one step, because another build may be reading or writing it.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, picture);
  await rename(draft, file);
  return file;
}

const typefaces = Promise.all(
  // The second has Greek, Cyrillic and signs, and is the one that headings fall back to.
  ["brygada-1918-600.woff", "liberation-serif-bold.ttf"].map(async (file) => ({
    name: file,
    data: await readFile(`src/ui/fonts/${file}`),
    weight: 600 as const,
  })),
);

/**
 * Renders text in the site's typeface as SVG outlines, so that the SVG does not need a font.
 * @returns undefined if the typefaces lack a letter, which would be drawn as a box
 */
export async function lettering(text: ReactNode): Promise<string | undefined> {
  let isComplete = true;
  const loadAdditionalAsset = async () => {
    isComplete = false;
    return [];
  };
  const svg = await satori(text, { ...size, fonts: await typefaces, loadAdditionalAsset });
  return isComplete ? svg : undefined;
}

export const box = (style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

const withoutEmoji = (title: string) => title.replace(/\p{RGI_Emoji}/gv, "");

const card = (title: string, lines: readonly string[], siteName: string): ReactNode =>
  box(
    { flexDirection: "column", width: 660, height: 470, margin: "80px 84px" },
    box({ fontSize: 44, color: "#9a3a17", whiteSpace: "nowrap" }, siteName),
    box(
      { flexGrow: 1, alignItems: "center" },
      box({ fontSize: fontSizeFor(title), lineHeight: 1.05, color: "#261f17" }, title),
    ),
    ...lines.map((line) => box({ fontSize: 28, color: "#5e5344" }, line)),
  );

function fontSizeFor({ length }: string): number {
  if (length <= 48) return 82;
  return length <= 90 ? 60 : 46;
}

const background = (drawing: Drawing) => `<rect width="1200" height="630" fill="#f2eada"/>
<circle cx="975" cy="315" r="215" fill="#dfece4"/>
<g transform="translate(783 171) scale(1.6)">${lightDrawing(drawing)}</g>`;
