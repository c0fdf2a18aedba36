import { renderToStaticMarkup } from "react-dom/server";
import {
  type DiscussionCategory,
  discussionCategories,
} from "../../../../lib/posts/discussion-categories.ts";
import { cachedByTag, tags } from "../../../../server/http/cache.ts";
import { readId } from "../../../../server/http/pagination.ts";
import { html } from "../../../../server/http/responses.ts";
import { readTemplate, renderTemplate } from "../../../../server/http/template.ts";
import { isLaunched } from "../../../../server/site-settings.ts";
import { areDiscussionsClosed } from "../../../posts/server/places.ts";
import { CategoryList } from "../../board/CategoryList.tsx";
import { DiscussionList } from "../../board/DiscussionList.tsx";
import { countCategories, listDiscussions } from "./queries.ts";

export async function showDiscussionsPage(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const category = discussionCategories.find(({ id }) => id === searchParams.get("category"))?.id;
  const cached = cachedByTag(tags.discussions, ["category", "after"], request);
  if (!isLaunched("discussions")) return html(await renderComingSoon(category), 200, cached);
  const after = readId(searchParams.get("after")) ?? 0;
  const [{ entries: discussions, next }, counts, isClosed] = await Promise.all([
    listDiscussions(category, after),
    countCategories(),
    areDiscussionsClosed(),
  ]);
  const list = (
    <DiscussionList category={category} discussions={discussions} next={next} isLater={after > 0} />
  );
  const page = renderTemplate(await readTemplate("discussions"), {
    html: {
      categories: renderToStaticMarkup(<CategoryList category={category} counts={counts} />),
      list: renderToStaticMarkup(list),
      start: isClosed ? renderToStaticMarkup(<BoardClosed />) : undefined,
    },
  });
  return html(page, 200, cached);
}

const BoardClosed = () => (
  <p className="notice">
    <strong>Discussions are closed at the moment.</strong> You can still read them.
  </p>
);

async function renderComingSoon(category: DiscussionCategory | undefined): Promise<string> {
  const shown = category ?? "all";
  const lists = ["all", ...discussionCategories.map(({ id }) => id)];
  return renderTemplate(await readTemplate("discussions-coming-soon"), {
    html: Object.fromEntries(lists.map((list) => [list, list === shown ? undefined : ""])),
  });
}
