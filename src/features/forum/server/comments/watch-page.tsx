import { renderToString } from "react-dom/server";
import { privateLinkPath } from "../../../../lib/private-link-path.ts";
import type { Handler } from "../../../../server/http/handle.ts";
import { HttpError, toHttpError } from "../../../../server/http/http-error.ts";
import { readId } from "../../../../server/http/pagination.ts";
import { errorJson, html, uncached } from "../../../../server/http/responses.ts";
import { findTemplate, readTemplate, renderTemplate } from "../../../../server/http/template.ts";
import { type WatchCommentsData, WatchCommentsView } from "../../comments/WatchComments.island.tsx";
import type { CommentTarget } from "../../schema/comment.ts";
import { formSettings } from "../post-card.tsx";
import { readThread } from "./queries.ts";

/** GET /media/:id, the page of a video or photograph with its comments. */
export const showWatchPage: Handler = async (request, { params }) => {
  const id = readId(params["id"]);
  const template = id && (await findTemplate(`media/${id}`));
  if (!template) throw new HttpError(404, "There is no video or photograph here");
  const contentType = template.includes('data-about="media"') ? "media" : "video";
  const target: CommentTarget = { contentType, contentId: id };
  try {
    const { comments, next, news, own, headers } = await readThread(request, target);
    const page = fill(template, {
      target,
      thread: { phase: "ready", comments, next },
      news,
      privateLink: own && privateLinkPath(own),
      settings: await formSettings(),
    });
    return html(page, 200, headers);
  } catch (error) {
    const { status, headers } = toHttpError(error);
    if (status < 500) throw error;
    const page = fill(template, {
      target,
      thread: { phase: "failed" },
      news: {},
      privateLink: undefined,
      settings: await formSettings(),
    });
    return html(page, status, { ...uncached, ...headers });
  }
};

const fill = (template: string, data: WatchCommentsData): string =>
  renderTemplate(template, {
    json: { COMMENTS: data },
    html: { comments: renderToString(<WatchCommentsView {...data} />) },
  });

/** The 404 page, which is also the response to an invalid query. */
export async function showWatchPageError(problem: HttpError): Promise<Response> {
  const { status } = problem;
  if (status !== 404 && status !== 400) return errorJson(problem);
  return html(await readTemplate("not-found"), status, uncached);
}
