import { hash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CSSProperties, createElement, type ReactNode } from "react";
import satori from "satori";
import sharp from "sharp";

const typefaces = Promise.all(
  // The second has Greek, Cyrillic and signs, and is the one that headings fall back to.
  ["brygada-1918-600.woff", "liberation-serif-bold.ttf"].map(async (file) => ({
    name: file,
    data: await readFile(`src/ui/fonts/${file}`),
    weight: 600 as const,
  })),
);

export function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}

interface Size {
  width: number;
  height: number;
}

interface Card {
  size: Size;
  background: string;
  text: ReactNode;
  /** Drawn if the typefaces lack a letter of `text`. */
  otherText: ReactNode;
}

/**
 * Renders text in the site's typeface as SVG outlines, so that the SVG does not need a font.
 * @returns undefined if the typefaces lack a letter, which would be drawn as a box
 */
export async function lettering(text: ReactNode, size: Size): Promise<string | undefined> {
  let isComplete = true;
  const loadAdditionalAsset = async () => {
    isComplete = false;
    return [];
  };
  const svg = await satori(text, { ...size, fonts: await typefaces, loadAdditionalAsset });
  return isComplete ? svg : undefined;
}

/**
 * Returns the path of a card, a PNG. Draws it unless an earlier build has.
 * @param inputs everything that changes the card
 */
export async function drawCard(
  directory: string,
  inputs: readonly unknown[],
  { size, background, text, otherText }: Card,
): Promise<string> {
  const file = join(directory, `${hash("sha256", JSON.stringify(inputs))}.png`);
  if (existsSync(file)) return file;
  const outlines =
    (await lettering(text, size)) ?? (await lettering(otherText, size)) ?? "<svg></svg>";
  // As one SVG, which takes half as long to draw as two.
  const svg = outlines.replace(/<svg[^>]*>/, (start) => start + background);
  const picture = await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
  await mkdir(directory, { recursive: true });
  // Replace the file in one step, because another build may be reading or writing it.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, picture);
  await rename(draft, file);
  return file;
}
