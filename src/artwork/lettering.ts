import { readFile } from "node:fs/promises";
import { type CSSProperties, createElement, type ReactNode } from "react";
import satori from "satori";

const font = readFile("src/assets/fonts/brygada-1918-600.woff");

export function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}

/** Renders text in the site's typeface as SVG outlines, so that the SVG does not need a font. */
export async function lettering(
  words: ReactNode,
  size: { width: number; height: number },
  onBox: (place: { top: number }) => void = () => {},
): Promise<string> {
  const fonts = [{ name: "Brygada", data: await font, weight: 600 as const }];
  return satori(words, { ...size, fonts, onNodeDetected: onBox });
}
