import sharp from "sharp";
import { slideThread } from "./drawings.ts";
import { box, lettering } from "./lettering.ts";

/** The size that link previews ask for, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The picture of a page for link previews: its title in the site's own letters. A PNG. */
export async function previewPicture(title: string, siteName: string): Promise<Uint8Array> {
  const words = await lettering(
    box(
      { flexDirection: "column", width: 1032, height: 470, margin: "80px 84px" },
      box({ fontSize: 44, color: "#9a3a17" }, siteName),
      box(
        {
          flex: 1,
          alignItems: "center",
          width: 660,
          fontSize: 82,
          lineHeight: 1.05,
          color: "#261f17",
        },
        title,
      ),
      box({ fontSize: 28, color: "#5e5344" }, "The creator’s own views. Not medical advice."),
    ),
    previewSize,
  );
  return sharp(Buffer.from(ground))
    .composite([{ input: Buffer.from(words) }])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="none">
<rect width="1200" height="630" fill="#f2eada"/>
<g transform="translate(1010 315) scale(1.55)">
<circle r="196" fill="#fffdf8" stroke="#e0d5c0" stroke-width="2"/>
<g fill="#dfece4" stroke="#14564d" stroke-width="1.5"><circle cx="-92" cy="-66" r="34"/><circle cx="88" cy="84" r="44"/><circle cx="34" cy="-116" r="20"/><circle cx="-40" cy="112" r="26"/></g>
<path d="${slideThread}" stroke="#9a3a17" stroke-width="13" stroke-linecap="round"/>
<path d="M0-196v28M0 168v28M-196 0h28M-10 0H10M0-10v20" stroke="#261f17" stroke-width="2"/>
</g></svg>`;
