import { renderToStaticMarkup } from "react-dom/server";
import { CategoryList } from "../../../components/forum/CategoryList.tsx";
import { DiscussionList } from "../../../components/forum/DiscussionList.tsx";
import { type DiscussionCategory, discussionCategories } from "../../../schemas/discussion.ts";
import { cachedByTag, tags } from "../../http/cache.ts";
import { toHttpError } from "../../http/http-error.ts";
import { readId } from "../../http/pagination.ts";
import { html, uncached } from "../../http/responses.ts";
import { readTemplate, renderTemplate } from "../../http/template.ts";
import { isLaunched } from "../../site-settings.ts";
import { formTokenForPage } from "../posts/form-token.ts";
import { moderationNote } from "../posts/post-card.tsx";
import { type DiscussionsWithCounts, getDiscussionsWithCounts } from "./queries.ts";

interface DiscussionsPage {
  category: DiscussionCategory | undefined;
  after: number;
  /** Undefined if the database cannot be reached. */
  board?: DiscussionsWithCounts;
}

/** GET /discussions?category=weekly-discussions&after=12. Invalid parameters are ignored. */
export async function showDiscussionsPage(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const category = discussionCategories.find(({ id }) => id === searchParams.get("category"))?.id;
  const cached = cachedByTag(tags.discussions, ["category", "after"], request);
  if (!isLaunched("discussions")) return html(await renderComingSoon(category), 200, cached);
  const after = readId(searchParams.get("after")) ?? 0;
  try {
    const board = await getDiscussionsWithCounts(category, after);
    return html(await renderBoard({ category, after, board }), 200, cached);
  } catch (error) {
    // The form still works.
    const { status, headers } = toHttpError(error);
    return html(await renderBoard({ category, after }), status, { ...uncached, ...headers });
  }
}

async function renderBoard({ category, board, after }: DiscussionsPage): Promise<string> {
  const list = board ? (
    <DiscussionList
      {...{ category, discussions: board.discussions, next: board.next }}
      isLater={after > 0}
    />
  ) : (
    <Unavailable />
  );
  return renderTemplate(await readTemplate("discussions"), {
    words: { FORM_TOKEN: await formTokenForPage() },
    html: {
      categories: renderToStaticMarkup(<CategoryList {...{ category }} counts={board?.counts} />),
      list: renderToStaticMarkup(list),
      "read-first": moderationNote(),
    },
  });
}

/** The page shown until discussions are launched. The build renders each of its lists in a region. */
async function renderComingSoon(category: DiscussionCategory | undefined): Promise<string> {
  const shown = category ?? "all";
  const lists = ["all", ...discussionCategories.map(({ id }) => id)];
  return renderTemplate(await readTemplate("discussions-coming-soon"), {
    html: Object.fromEntries(lists.map((list) => [list, list === shown ? undefined : ""])),
  });
}

const Unavailable = () => (
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
