import { createElement, Fragment, type ReactNode } from "react";
import { termOfPath, termPath } from "../../lib/posts/entry-paths.ts";
import { splitBlocks, type TextBlock, type TextPiece } from "../../lib/text/formatted-text.ts";

type FormattedTextProps = {
  text: string;
  /** True to show links as they were typed, so that moderators do not open them by mistake. */
  isInert?: boolean | undefined;
  origin?: string | undefined;
};

export function FormattedText({ text, isInert, origin = "" }: FormattedTextProps) {
  const show = isInert ? typed : (piece: TextPiece) => link(piece, origin);
  const blocks = splitBlocks(text).map((block) => viewOf(block, show));
  // Spread children need no keys.
  return createElement("div", { className: "written" }, ...blocks);
}

const tags = { bullets: "ul", numbers: "ol" } as const;

function viewOf({ type, items }: TextBlock, show: (piece: TextPiece) => ReactNode) {
  const lines = items.map(({ pieces }) => createElement(Fragment, null, ...pieces.map(show)));
  if (type === "paragraph") return <p dir="auto">{lines[0]}</p>;
  const list = items.map(({ number }, at) => createElement("li", { value: number }, lines[at]));
  return createElement(tags[type], { dir: "auto" }, ...list);
}

const typed = ({ text, href, isNamed, typed: words = text }: TextPiece) =>
  isNamed || words !== text ? `[${words}](${href})` : text;

function link({ text, href, isNamed }: TextPiece, origin: string) {
  if (!href) return text;
  const term = termOfPath(href);
  if (term) return <a href={origin + termPath(term)}>{text}</a>;
  const { host } = new URL(href);
  // A host with letters of other scripts can look like another one.
  const isClear = !isNamed && text.toLowerCase().includes(host);
  return (
    <a
      href={href}
      rel="nofollow ugc noopener"
      // The text around an address may be right-to-left.
      dir={isNamed ? "auto" : "ltr"}
      data-host={isClear ? undefined : host}
    >
      {text}
    </a>
  );
}
