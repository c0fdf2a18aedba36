import type { ReactNode } from "react";
import sharp from "sharp";
import { cachedPicture } from "./cached-picture.ts";
import { box, lettering } from "./lettering.ts";
import { slideThread } from "./svg-paths.ts";

/** Increase this when the design changes, to replace cached pictures. */
const version = 3;

const size = { width: 1200, height: 630 } as const;

/** Returns the link preview picture of a page, as a PNG. @param directory the cache */
export const socialCard = (
  title: string,
  siteName: string,
  directory = ".build/previews",
): Promise<Uint8Array> =>
  cachedPicture(directory, [version, title, siteName], () => drawSocialCard(title, siteName));

async function drawSocialCard(title: string, siteName: string): Promise<Uint8Array> {
  const text = await lettering(card(title, siteName), size);
  return sharp(Buffer.from(background))
    .composite([{ input: Buffer.from(text) }])
    .png({ palette: true, dither: 0 })
    .toBuffer();
}

const card = (title: string, siteName: string): ReactNode =>
  box(
    { flexDirection: "column", width: 660, height: 470, margin: "80px 84px" },
    box({ fontSize: 44, color: "#9a3a17", whiteSpace: "nowrap" }, siteName),
    box(
      { flexGrow: 1, alignItems: "center" },
      box({ fontSize: fontSizeFor(title), lineHeight: 1.05, color: "#261f17" }, title),
    ),
    box({ fontSize: 28, color: "#5e5344" }, "The creator’s own views. Not medical advice."),
  );

function fontSizeFor({ length }: string): number {
  if (length <= 48) return 82;
  return length <= 90 ? 60 : 46;
}

const background = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="none">
<rect width="1200" height="630" fill="#f2eada"/>
<g transform="translate(1010 315) scale(1.55)">
<circle r="196" fill="#fffdf8" stroke="#e0d5c0" stroke-width="2"/>
<g fill="#dfece4" stroke="#14564d" stroke-width="1.5"><circle cx="-92" cy="-66" r="34"/><circle cx="88" cy="84" r="44"/><circle cx="34" cy="-116" r="20"/><circle cx="-40" cy="112" r="26"/></g>
<path d="${slideThread}" stroke="#9a3a17" stroke-width="13" stroke-linecap="round"/>
<path d="M0-196v28M0 168v28M-196 0h28M-10 0H10M0-10v20" stroke="#261f17" stroke-width="2"/>
</g></svg>`;
