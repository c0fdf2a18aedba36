import { privateLinkPath } from "../../lib/private-link-path.ts";
import { type PrivatePostInput, privatePostInput } from "../../schemas/private-link.ts";
import { bodyKind, check, readForm, readJson } from "../http/body.ts";
import { purge } from "../http/cache.ts";
import type { Handler, RequestContext } from "../http/handle.ts";
import { toHttpError } from "../http/http-error.ts";
import { html, json, secretPage, seeOther } from "../http/responses.ts";
import { sendDueMails } from "../mail/send.ts";
import type { StoredPost } from "../posts/stored-post.ts";
import { type PrivateLinkPage, renderPrivateLinkPage } from "./page.tsx";
import { deletePrivatePost, editPrivatePost, findPrivatePost, toPrivatePost } from "./post.ts";

const tokenIn = ({ params }: RequestContext): string => params["token"] ?? "";

export async function getPrivatePost(_request: Request, visit: RequestContext): Promise<Response> {
  return json(toPrivatePost(await findPrivatePost(tokenIn(visit))), 200, secretPage);
}

export const changePrivatePost: Handler = async (request, visit) => {
  if (bodyKind(request) === "form") return receiveForm(request, visit);
  const post = await change(check(privatePostInput, await readJson(request)), visit);
  return json(toPrivatePost(post), 200, secretPage);
};

async function receiveForm(request: Request, visit: RequestContext): Promise<Response> {
  let typed: Record<string, string> = {};
  try {
    typed = await readForm(request);
    const input = check(privatePostInput, typed);
    const { status } = await change(input, visit);
    const word = input.action === "delete" ? "deleted" : status === "held" ? "held" : "edited";
    return seeOther(`${privateLinkPath(tokenIn(visit))}?${word}=1`);
  } catch (error) {
    return showPage(visit, { problem: toHttpError(error), typed });
  }
}

async function change(input: PrivatePostInput, visit: RequestContext): Promise<StoredPost> {
  const token = tokenIn(visit);
  const post =
    input.action === "edit" ? await editPrivatePost(token, input) : await deletePrivatePost(token);
  await purge(post.tags, visit);
  visit.waitUntil?.(sendDueMails());
  return post;
}

export const showPrivateLinkPage: Handler = async (request, visit) => {
  const { searchParams } = new URL(request.url);
  const happened = searchParams.keys().next().value;
  return showPage(visit, { happened, notify: searchParams.has("notify") });
};

/** The page of a post, or of a link without one. */
async function showPage(
  visit: RequestContext,
  { problem, ...shown }: Omit<PrivateLinkPage, "token" | "post">,
): Promise<Response> {
  const token = tokenIn(visit);
  let refusal = problem;
  const post = await findPrivatePost(token).then(toPrivatePost, (error: unknown) => {
    refusal ??= toHttpError(error);
    return undefined;
  });
  const page = await renderPrivateLinkPage({ token, post, problem: refusal, ...shown });
  return html(page, refusal?.status ?? 200, { ...secretPage, ...refusal?.headers });
}
