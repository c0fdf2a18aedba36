import { renderToStaticMarkup } from "react-dom/server";
import { discussionTarget } from "../../../components/forms/post-forms.ts";
import { CategoryList } from "../../../components/forum/CategoryList.tsx";
import { DiscussionList } from "../../../components/forum/DiscussionList.tsx";
import { type DiscussionCategory, discussionCategories } from "../../../schemas/discussion.ts";
import { readTemplate, renderTemplate } from "../../http/template.ts";
import { reissueFormToken } from "../posts/bot-signals.ts";
import { renderPlain } from "../posts/form-page.tsx";
import { formTokenForPage } from "../posts/form-token.ts";
import { moderationNote } from "../posts/moderation-note.tsx";
import { PostCard } from "../posts/post-card.tsx";
import type { RejectedPost } from "../posts/rejected-post.ts";
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

export async function renderRejectedDiscussion(refused: RejectedPost): Promise<string> {
  const formToken = await reissueFormToken(refused);
  return renderPlain(
    "Start a discussion",
    refused.problem.message,
    { href: "/discussions", label: "Back to Discussions" },
    <PostCard target={discussionTarget} {...{ formToken, refused }} />,
  );
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
    <section id="list" className="stack tight" aria-labelledby="list-title">
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
