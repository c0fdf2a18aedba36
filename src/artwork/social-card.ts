import type { ReactNode } from "react";
import { box, cachedPicture, drawCard } from "./draw-card.ts";
import { lens } from "./lens.ts";

/** Increase this when the design changes, to replace cached pictures. */
const version = 5;

const size = { width: 1200, height: 630 } as const;

/** Returns the path of the link preview picture of a page, a PNG. @param directory the cache */
export const socialCard = (
  title: string,
  siteName: string,
  directory = ".build/previews",
): Promise<string> =>
  cachedPicture(directory, [version, title, siteName], async () => {
    const picture = await drawCard(size, background, card(title, siteName));
    return picture.png().toBuffer();
  });

const card = (title: string, siteName: string): ReactNode =>
  box(
    { flexDirection: "column", width: 660, height: 470, margin: "80px 84px" },
    box({ fontSize: 44, color: "#9a3a17", whiteSpace: "nowrap" }, siteName),
    box(
      { flexGrow: 1, alignItems: "center" },
      box({ fontSize: fontSizeFor(title), lineHeight: 1.05, color: "#261f17" }, title),
    ),
    box({ fontSize: 28, color: "#5e5344" }, "The creator’s own view, not verified."),
    box({ fontSize: 28, color: "#5e5344" }, "Not medical advice."),
  );

function fontSizeFor({ length }: string): number {
  if (length <= 48) return 82;
  return length <= 90 ? 60 : 46;
}

const background = `<rect width="1200" height="630" fill="#f2eada"/>
<g transform="translate(1010 315) scale(1.55)">${lens("#fcefcb", "#fffdf8")}</g>`;
