import { createElement, Fragment } from "react";
import { splitUnbroken } from "../lib/unbroken.ts";

const keep = (piece: string, at: number) =>
  at % 2 === 1 ? <span className="unbroken">{piece}</span> : piece;

/** A text whose amounts, ranges and short compounds stay on one line. Spread children need no keys. */
export const KeptText = ({ text }: { text: string }) =>
  createElement(Fragment, null, ...splitUnbroken(text).map(keep));
