import { renderToString } from "react-dom/server";
import type { Place } from "../../../lib/posts/post-types.ts";
import { clip } from "../../../lib/text/clip.ts";
import { plainText } from "../../../lib/text/formatted-text.ts";
import type { Handler, Refuse } from "../../../server/http/handle.ts";
import { HttpError, toHttpError } from "../../../server/http/http-error.ts";
import { pathId, readId } from "../../../server/http/pagination.ts";
import { errorPage, fillPlainTemplate, renderPlain } from "../../../server/http/plain-page.tsx";
import { errorJson, html, uncached } from "../../../server/http/responses.ts";
import {
  findTemplate,
  inJsonString,
  readTemplate,
  renderTemplate,
} from "../../../server/http/template.ts";
import { isLaunched } from "../../../server/site-settings.ts";
import { ExampleLabel } from "../../../ui/cards/ExampleLabel.tsx";
import { SearchField } from "../../../ui/controls/SearchField.tsx";
import { findPlace, noDiscussion } from "../../posts/server/places.ts";
import { CommentsClosed, PostList } from "../threads/PostList.tsx";
import { type InitialThread, InitialThreadView } from "../threads/Thread.tsx";
import { emptyThread } from "../threads/threads.ts";
import { formPlace } from "../writing/post-forms.ts";
import { Composer, formSettings } from "./composer.tsx";
import { discussionId } from "./discussions/queries.ts";
import { readThread } from "./thread.ts";

function fill(
  template: string,
  initial: InitialThread,
  words: Record<string, string> = {},
  feed?: string,
): string {
  return renderTemplate(template, {
    words: { ...words, THREAD: inJsonString(initial) },
    html: { thread: renderToString(<InitialThreadView {...initial} />), feed },
  });
}

export const showDiscussionPage: Handler = async (request, context) => {
  const id = discussionId(context);
  const { initial, headers } = await readThread(request, { type: "discussion", id });
  const { discussion } = initial.thread;
  if (!discussion) throw noDiscussion();
  const words = {
    DISCUSSION_ID: String(id),
    PAGE_TITLE: discussion.title,
    PAGE_DESCRIPTION: clip(plainText(discussion.content).replace(/\s+/g, " "), 160),
  };
  const data = { ...initial, ...formSettings() };
  // Examples are not in any feed.
  const feed = discussion.sample && "";
  return html(fill(await readTemplate("discussion"), data, words, feed), 200, headers);
};

const unavailable = errorPage(
  "Discussion",
  { href: "/discussions", label: "Back to Discussions" },
  { canReload: true },
);

export const showDiscussionPageWithErrors: Refuse = async ({ status, message, headers }) => {
  if (status !== 404 && status !== 400)
    return unavailable(
      new HttpError(status, `Failed to fetch discussion. ${message}`, { headers }),
    );
  const page = await fillPlainTemplate(
    "Discussion Not Found",
    "A discussion on this site.",
    <DiscussionNotFound />,
  );
  return html(page, status, uncached);
};

const DiscussionNotFound = () => (
  <div className="stack">
    <h1>Discussion Not Found</h1>
    <p>The discussion you're looking for doesn't exist.</p>
    <p>
      <a className="button" href="/discussions">
        Back to Discussions
      </a>
    </p>
    <SearchField />
  </div>
);

export const showWatchPage: Handler = async (request, { params }) => {
  const found = await findWatchPage(readId(params["id"]));
  if (!found) throw new HttpError(404, "There is no video or photograph here");
  const { place, template } = found;
  try {
    const { initial, headers } = await readThread(request, place);
    return html(fill(template, { ...initial, ...formSettings() }), 200, headers);
  } catch (error) {
    const { status, headers } = toHttpError(error);
    if (status < 500) throw error;
    const page = fill(template, { ...unread(place), ...formSettings() });
    return html(page, status, { ...uncached, ...headers });
  }
};

/** A video and a photograph never have the same id. */
async function findWatchPage(id: number | undefined) {
  if (!id) return undefined;
  for (const type of ["video", "media"] as const) {
    const template = await findTemplate(`${type}/media/${id}`);
    if (template) return { place: { type, id }, template };
  }
  return undefined;
}

const unread = (place: Place) => ({
  place,
  thread: { ...emptyThread, phase: "failed" as const },
  previous: undefined,
});

/** The 404 page also answers an invalid query. */
export async function showWatchPageError(problem: HttpError): Promise<Response> {
  const { status } = problem;
  if (status !== 404 && status !== 400) return errorJson(problem);
  return html(await readTemplate("not-found"), status, uncached);
}

export const showCommentsPage: Handler = async (request, context) => {
  const place: Place = { type: "blog", id: pathId(context, nothingHere) };
  const [about, { initial, headers }] = await Promise.all([
    findPlace(place),
    readThread(request, place),
  ]);
  if (!about) throw nothingHere();
  const { thread } = initial;
  const isOpen = isLaunched("comments");
  const title = `Comments on ${about.title}`;
  const page = await renderPlain(
    title,
    `${title} by visitors to this site, oldest first.`,
    { href: about.page, label: "Back" },
    <>
      {about.sample && <ExampleLabel />}
      <PostList place={place} thread={thread} isOpen={isOpen}>
        {isOpen ? <Composer target={formPlace(place)} /> : <CommentsClosed />}
      </PostList>
    </>,
  );
  return html(page, 200, headers);
};

const nothingHere = () => new HttpError(404, "There is nothing here to comment on.");
