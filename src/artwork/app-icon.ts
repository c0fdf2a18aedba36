import sharp from "sharp";
import { logo } from "./logo.ts";

const mark = logo("#14564d", "#dfece4", "#f3c45f");

/** The logo without a background, as an SVG document. */
export const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${mark}</svg>`;

/** Returns the logo on a full square, as a PNG that phones can crop to any shape. */
export function iconPng(size: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 64 64" width="${size}" height="${size}"><rect x="-8" y="-8" width="64" height="64" fill="#f2eada"/>${mark}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** Returns the logo as `favicon.ico`: a 22-byte header and one PNG of 32 pixels. */
export async function iconIco(): Promise<Buffer> {
  const png = await sharp(Buffer.from(iconSvg)).resize(32, 32).png({ palette: true }).toBuffer();
  const header = Buffer.alloc(22);
  header.set([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
