import { hash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CSSProperties, createElement, type ReactNode } from "react";
import satori from "satori";
import sharp from "sharp";

const font = readFile("src/ui/fonts/brygada-1918-600.woff");

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
}

/** Renders text in the site's typeface as SVG outlines, so that the SVG does not need a font. */
export const lettering = async (text: ReactNode, size: Size): Promise<string> =>
  satori(text, { ...size, fonts: [{ name: "Brygada", data: await font, weight: 600 }] });

/**
 * Returns the path of a card, a PNG. Draws it unless an earlier build has.
 * @param inputs everything that changes the card
 */
export async function drawCard(
  directory: string,
  inputs: readonly unknown[],
  { size, background, text }: Card,
): Promise<string> {
  const file = join(directory, `${hash("sha256", JSON.stringify(inputs))}.png`);
  if (existsSync(file)) return file;
  const outlines = await lettering(text, size);
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
