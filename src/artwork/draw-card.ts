import { readFile } from "node:fs/promises";
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
