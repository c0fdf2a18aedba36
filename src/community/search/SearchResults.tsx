import { createElement, Fragment } from "react";
import { viewLabel } from "../../lib/text/creator-view.ts";
import { ExampleLabel } from "../../ui/cards/ExampleLabel.tsx";
import type { SearchResult } from "./site-search.ts";
import type { Piece } from "./text-search.ts";

interface Props {
  results: readonly SearchResult[];
  name: string;
}

export const SearchResults = ({ results, name }: Props) =>
  results.map(({ kind, path, title, excerpt, isView, isSample }, at) => (
    <li key={path + kind}>
      <h3 className="size-4" dir="auto">
        <a className="tap" href={path} id={`${name}-${at + 1}`}>
          <Marked pieces={title} />
        </a>
      </h3>
      <p className="cluster">
        {kind && <span className="badge">{kind}</span>}
        {isSample && !isView && <ExampleLabel />}
        {isView && <span className="caveat">{viewLabel(isSample)}</span>}
      </p>
      <p dir="auto" className="two-lines">
        <span>{excerpt.map(({ text }) => text).join("")}</span>
      </p>
    </li>
  ));

// A translator would replace bare text, which React could then not change. Without the role, screen readers announce
// each start and end.
const mark = ({ text, found }: Piece) =>
  found ? <mark role="presentation">{text}</mark> : <span>{text}</span>;

/** Spread children need no keys. */
const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  createElement(Fragment, null, ...pieces.map(mark));
