import { renderToStaticMarkup } from "react-dom/server";
import { CommentsThread } from "../../../components/comments/CommentsView.tsx";
import { privateLinkPath } from "../../../lib/private-link-path.ts";
import type { CommentTarget } from "../../../schemas/comment.ts";
import type { Handler } from "../../http/handle.ts";
import { HttpError, toHttpError } from "../../http/http-error.ts";
import { readId } from "../../http/pagination.ts";
import { errorJson, html, uncached } from "../../http/responses.ts";
import { findTemplate, readTemplate, renderTemplate } from "../../http/template.ts";
import { formTokenForPage } from "../../posts/form-token.ts";
import { moderationNote } from "../../posts/post-card.tsx";
import { PostedComment, threadOf } from "./handlers.tsx";
import { type CommentThread, readThread } from "./queries.ts";

/** GET /media/:id, the page of a video or photograph with its comments. */
export const showWatchPage: Handler = async (request, { params }) => {
  const id = readId(params["id"]);
  const template = id && (await findTemplate(`media/${id}`));
  if (!template) throw new HttpError(404, "There is no video or photograph here");
  const contentType = template.includes('data-about="media"') ? "media" : "video";
  const target: CommentTarget = { contentType, contentId: id };
  try {
    const thread = await readThread(request, target);
    const saved = thread.own && privateLinkPath(thread.own);
    const comments = renderToStaticMarkup(<Thread target={target} thread={thread} />);
    return html(await fill(template, comments, saved), 200, thread.headers);
  } catch (error) {
    const { status, headers } = toHttpError(error);
    if (status < 500) throw error;
    const page = await fill(template, renderToStaticMarkup(<Unavailable />));
    return html(page, status, { ...uncached, ...headers });
  }
};

/** The 404 page, also for an invalid query. */
export async function showWatchPageError(problem: HttpError): Promise<Response> {
  const { status } = problem;
  if (status !== 404 && status !== 400) return errorJson(problem);
  return html(await readTemplate("not-found"), status, uncached);
}

const fill = async (template: string, comments: string, saved = "") =>
  renderTemplate(template, {
    words: { FORM_TOKEN: await formTokenForPage(), PRIVATE_LINK: saved },
    html: { comments, "read-first": moderationNote() },
  });

const Thread = ({ target, thread }: { target: CommentTarget; thread: CommentThread }) => (
  <>
    <CommentsThread {...threadOf(target, thread)} isOpen />
    {/* After the comments, because the URL scrolls to the new one, which is last. */}
    <PostedComment {...thread} />
  </>
);

const Unavailable = () => (
  <div className="stack">
    <h2 id="comments-title">Comments</h2>
    <p role="alert">The comments could not be loaded. Reload the page to try again.</p>
  </div>
);
