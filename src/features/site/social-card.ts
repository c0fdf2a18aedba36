import type { ReactNode } from "react";
import type { Drawing } from "../../ui/drawings/drawings.ts";
import { lightDrawing } from "../../ui/drawings/poster.ts";
import { box, drawCard } from "./draw-card.ts";

/** Increase this when the design changes, to replace cached pictures. */
const version = 8;

const size = { width: 1200, height: 630 } as const;

/** The lines at the bottom of a card: whose view the page presents, and who has checked it. */
const labels = {
  claim: ["The creator’s own view, not verified.", "Not medical advice."],
  care: ["From health services’ information.", "Not reviewed by a clinician."],
  term: ["Textbook meaning, with one", "creator’s unverified view."],
  board: ["Posts by visitors, not verified.", "Not medical advice."],
  plain: [],
} satisfies Record<string, string[]>;

export interface SocialCard {
  title: string;
  kind: keyof typeof labels;
  /** The drawing of the page or of the poster. */
  drawing?: Drawing;
}

/** Returns the path of the link preview picture of a page, a PNG. @param directory the cache */
export const socialCard = (
  { title, kind, drawing = "notebook" }: SocialCard,
  siteName: string,
  directory = ".build/previews",
) =>
  drawCard(directory, [version, title, kind, siteName, drawing], {
    size,
    background: background(drawing),
    text: card(withoutEmoji(title), labels[kind], siteName),
    otherText: card("", labels[kind], siteName),
  });

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
