import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CategoryList } from "../lib/discussion/CategoryList.tsx";
import { DiscussionList } from "../lib/discussion/DiscussionList.tsx";
import { categoryName, type DiscussionCategory } from "../schemas/discussion.ts";
import type { Board } from "./discussions.ts";
import { issueNonce } from "./form-token.ts";
import { readFirst } from "./read-first.tsx";
import { fillShell, readShell } from "./shell.ts";

export interface BoardPage {
  /** The category that was asked for; undefined for all. */
  category: DiscussionCategory | undefined;
  /** What is open, or that it cannot be had now. */
  board: Board | "unavailable";
  /** The id after which the page starts; 0 for the newest. */
  after: number;
}

/** The discussion board as HTML: the built shell with its categories and a page of its list. */
export async function renderBoard(page: BoardPage): Promise<string> {
  const { category, board } = page;
  const counts = board === "unavailable" ? undefined : board.counts;
  return fillShell(await readShell("board"), {
    words: { FORM_NONCE: await issueNonce(false) },
    html: {
      categories: markup(<CategoryList category={category} counts={counts} />),
      list: markup(<List {...page} />),
      "read-first": readFirst(),
    },
    regions: {},
  });
}

/** The page that stands in its place until it is launched. It says which category was asked for. */
export async function renderComingSoon(category: DiscussionCategory | undefined): Promise<string> {
  const asked = category ? markup(<Asked category={category} />) : "";
  return fillShell(await readShell("board-soon"), { words: {}, html: { asked }, regions: {} });
}

const markup = (node: ReactNode) => renderToStaticMarkup(node);

function List({ category, board, after }: BoardPage) {
  if (board === "unavailable") return <Unavailable />;
  const { discussions, next } = board;
  return <DiscussionList {...{ category, discussions, next }} isLater={after > 0} />;
}

function Unavailable() {
  return (
    <section id="list" className="board-list" aria-labelledby="list-title">
      <h2 id="list-title">All Discussions</h2>
      <p className="notice danger" role="alert">
        Failed to fetch discussions. Please try again in a moment.
      </p>
      <p>
        <a className="button quiet" href="/discussions">
          Try again
        </a>
      </p>
    </section>
  );
}

function Asked({ category }: { category: DiscussionCategory }) {
  return (
    <p className="notice">
      You asked for <strong>{categoryName(category)}</strong>. Visitors cannot start discussions in
      this category yet.
    </p>
  );
}
