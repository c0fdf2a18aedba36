import { hash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CSSProperties, createElement, type ReactNode } from "react";
import satori from "satori";
import sharp, { type Sharp } from "sharp";

const font = readFile("src/assets/fonts/brygada-1918-600.woff");

export function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}

interface Size {
  width: number;
  height: number;
}

/** Renders text in the site's typeface as SVG outlines, so that the SVG does not need a font. */
export const lettering = async (text: ReactNode, size: Size): Promise<string> =>
  satori(text, { ...size, fonts: [{ name: "Brygada", data: await font, weight: 600 }] });

/** Draws text on a background, which is SVG. */
export async function drawCard(size: Size, background: string, text: ReactNode): Promise<Sharp> {
  const outlines = await lettering(text, size);
  // As one SVG, which takes half as long to draw as two.
  const svg = outlines.replace(/<svg[^>]*>/, (start) => start + background);
  return sharp(Buffer.from(svg)).removeAlpha();
}

/** Returns the path of a picture, which is drawn unless an earlier build has. @param inputs all that changes it */
export async function cachedPicture(
  directory: string,
  inputs: readonly unknown[],
  draw: () => Promise<Uint8Array>,
): Promise<string> {
  const file = join(directory, `${hash("sha256", JSON.stringify(inputs))}.png`);
  if (existsSync(file)) return file;
  const picture = await draw();
  await mkdir(directory, { recursive: true });
  // Replace the file in one step, because another build may be reading or writing it.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, picture);
  await rename(draft, file);
  return file;
}

/** Draws a picture of each item: four at a time, to use every processor and little memory. */
export async function drawAll<Item>(
  items: readonly Item[],
  draw: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await draw(item);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}
