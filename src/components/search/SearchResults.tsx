import { createElement, Fragment } from "react";
import { creatorViewLabel } from "../../lib/creator-view.ts";
import type { SearchResult } from "../../lib/site-search.ts";
import type { Piece } from "../../lib/text-search.ts";
import { ExampleLabel } from "../ui/ExampleLabel.tsx";

/** The items of a list of results. The browser clones one: `src/client/search/search.ts`. */
export const SearchResults = ({ results }: { results: readonly SearchResult[] }) =>
  results.map(({ kind, path, title, excerpt, isView, isSample }, at) => (
    <li className="result" key={path + kind} id={`result-${at + 1}`}>
      <h3 className="size-4" dir="auto">
        <a className="tap" href={path}>
          <Marked pieces={title} />
        </a>
      </h3>
      <p className="cluster">
        <span className="badge">{kind}</span>
        {isSample && <ExampleLabel />}
        {isView && <span className="unverified">{creatorViewLabel}</span>}
      </p>
      <p className="result-excerpt" dir="auto">
        <Marked pieces={excerpt} />
      </p>
    </li>
  ));

const mark = ({ text, found }: Piece) => (found ? <mark>{text}</mark> : text);

// Spread children need no keys.
const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  createElement(Fragment, null, ...pieces.map(mark));
