import type { CommentTarget } from "../../../schemas/comment.ts";
import type { Handler } from "../../http/handle.ts";
import { HttpError, toHttpError } from "../../http/http-error.ts";
import { readId } from "../../http/pagination.ts";
import { errorJson, html, uncached } from "../../http/responses.ts";
import { findTemplate, readTemplate } from "../../http/template.ts";
import { readThread } from "./read-thread.ts";
import { renderWatchPage } from "./watch-page-view.tsx";

/** GET /media/:id, the page of a video or photograph with its comments. */
export const showWatchPage: Handler = async (request, { params }) => {
  const id = readId(params["id"]);
  const template = id && (await findTemplate(`media/${id}`));
  if (!template) throw new HttpError(404, "There is no video or photograph here");
  const contentType = template.includes('data-about="media"') ? "media" : "video";
  const target: CommentTarget = { contentType, contentId: id };
  try {
    const thread = await readThread(request, target);
    return html(await renderWatchPage(template, target, thread), 200, thread.headers);
  } catch (error) {
    const { status, headers } = toHttpError(error);
    if (status < 500) throw error;
    return html(await renderWatchPage(template, target), status, { ...uncached, ...headers });
  }
};

/** The 404 page, also for an invalid query. */
export async function showWatchPageError(problem: HttpError): Promise<Response> {
  const { status } = problem;
  if (status !== 404 && status !== 400) return errorJson(problem);
  return html(await readTemplate("not-found"), status, uncached);
}
