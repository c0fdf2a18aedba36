import { renderToStaticMarkup } from "react-dom/server";
import { CategoryList } from "../../../components/forum/CategoryList.tsx";
import { DiscussionList } from "../../../components/forum/DiscussionList.tsx";
import { type DiscussionCategory, discussionCategories } from "../../../schemas/discussion.ts";
import { readTemplate, renderTemplate } from "../../http/template.ts";
import { formTokenForPage } from "../posts/form-token.ts";
import { moderationNote } from "../posts/moderation-note.tsx";
import type { DiscussionsWithCounts } from "./queries.ts";

export interface DiscussionsPage {
  category: DiscussionCategory | undefined;
  board: DiscussionsWithCounts | "unavailable";
  after: number;
}

export async function renderDiscussionsPage(page: DiscussionsPage): Promise<string> {
  const { category, board } = page;
  const counts = board === "unavailable" ? undefined : board.counts;
  return renderTemplate(await readTemplate("discussions"), {
    words: { FORM_TOKEN: await formTokenForPage(false) },
    html: {
      categories: renderToStaticMarkup(<CategoryList category={category} counts={counts} />),
      list: renderToStaticMarkup(<List {...page} />),
      "read-first": moderationNote(),
    },
  });
}

/** The page shown until discussions are launched. The build renders each of its lists in a region. */
export async function renderComingSoon(category: DiscussionCategory | undefined): Promise<string> {
  const shown = category ?? "all";
  const lists = ["all", ...discussionCategories.map(({ id }) => id)];
  return renderTemplate(await readTemplate("discussions-coming-soon"), {
    html: Object.fromEntries(lists.map((list) => [list, list === shown ? undefined : ""])),
  });
}

function List({ category, board, after }: DiscussionsPage) {
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
