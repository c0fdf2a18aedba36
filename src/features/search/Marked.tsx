import { createElement, Fragment } from "react";
import type { Piece } from "../../lib/text-search.ts";

// No bare text, because a translator would replace it and React could no longer change it.
const mark = ({ text, found }: Piece) => (found ? <mark>{text}</mark> : <span>{text}</span>);

/** A text with its matching words marked. Spread children need no keys. */
export const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  createElement(Fragment, null, ...pieces.map(mark));
