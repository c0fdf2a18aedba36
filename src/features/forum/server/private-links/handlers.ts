import { visitorsOfNetwork } from "../../../../lib/limits.ts";
import { linkToken } from "../../../../lib/link-token.ts";
import { privateLinkPath } from "../../../../lib/private-link-path.ts";
import { bodyKind, check, readForm, readJson } from "../../../../server/http/body.ts";
import { purge } from "../../../../server/http/cache.ts";
import type { Handler, RequestContext } from "../../../../server/http/handle.ts";
import { toHttpError } from "../../../../server/http/http-error.ts";
import { html, json, secretPage, seeOther } from "../../../../server/http/responses.ts";
import { hashOf } from "../../../../server/site-secret.ts";
import { networkLimit } from "../../../../server/visitors/visitor-id.ts";
import { helpNow } from "../../../help/server/help-now.ts";
import { askAgain, isUnsent } from "../../../mail/server/queue.ts";
import { sendDueMails } from "../../../mail/server/send.ts";
import {
  type PrivatePost,
  type PrivatePostInput,
  privatePostInput,
} from "../../schema/private-link.ts";
import type { StoredPost } from "../stored-post.ts";
import { type PrivateLinkPage, renderPrivateLinkPage } from "./page.tsx";
import {
  deletePrivatePost,
  editPrivatePost,
  findPrivatePost,
  findSubject,
  toPrivatePost,
  undoDeletion,
} from "./post.ts";

const tokenIn = ({ params }: RequestContext): string => linkToken(params["token"] ?? "");

/** Parameters for the news about the last change. */
const changes = ["posted", "held", "edited", "deleted", "asked", "back"];

export async function getPrivatePost(request: Request, visit: RequestContext): Promise<Response> {
  const post = await readPost(tokenIn(visit));
  return json({ ...post, help: helpNow(post, request) }, 200, secretPage);
}

export const changePrivatePost: Handler = async (request, visit) => {
  if (bodyKind(request) === "form") return receiveForm(request, visit);
  const post = await change(check(privatePostInput, await readJson(request)), visit);
  return json({ ...toPrivatePost(post), help: helpNow(post, request) }, 200, secretPage);
};

async function receiveForm(request: Request, visit: RequestContext): Promise<Response> {
  let typed: Record<string, string> = {};
  try {
    typed = await readForm(request);
    const input = check(privatePostInput, typed);
    const { status } = await change(input, visit);
    const edited = status === "held" ? "held" : "edited";
    const done = { delete: "deleted", edit: edited, ask: "asked", undo: "back" };
    const word = done[input.action];
    return seeOther(`${privateLinkPath(tokenIn(visit))}?${word}=1`);
  } catch (error) {
    return showPage(request, visit, { problem: toHttpError(error), typed });
  }
}

async function changed(input: PrivatePostInput, visit: RequestContext): Promise<StoredPost> {
  const token = tokenIn(visit);
  if (input.action === "edit") return editPrivatePost(token, input);
  if (input.action === "delete") return deletePrivatePost(token);
  if (input.action === "undo") return undoDeletion(token);
  const post = await findPrivatePost(token);
  const { key: network } = networkLimit("post", visit.ip, visitorsOfNetwork);
  await askAgain(post.kind, hashOf(token), network);
  return post;
}

async function change(input: PrivatePostInput, visit: RequestContext): Promise<StoredPost> {
  const post = await changed(input, visit);
  if (input.action !== "ask") await purge(post.tags, visit);
  visit.waitUntil?.(sendDueMails());
  return post;
}

export const showPrivateLinkPage: Handler = async (request, visit) => {
  const { searchParams } = new URL(request.url);
  const happened = changes.find((change) => searchParams.has(change));
  return showPage(request, visit, { happened, notify: searchParams.has("notify") });
};

async function readPost(token: string): Promise<PrivatePost> {
  const post = await findPrivatePost(token);
  const unsent = await isUnsent(post.kind, hashOf(token));
  return { ...toPrivatePost(post), ...(unsent && { unsent }) };
}

/** The page of a post, or of a link without one. */
async function showPage(
  request: Request,
  visit: RequestContext,
  { problem, ...shown }: Omit<PrivateLinkPage, "token" | "post" | "subject" | "help">,
): Promise<Response> {
  const token = tokenIn(visit);
  let refusal = problem;
  const post = await readPost(token).catch((error: unknown) => {
    refusal ??= toHttpError(error);
    return undefined;
  });
  const help = helpNow({ ...post, ...shown.typed }, request);
  const subject = post && (await findSubject(token, post));
  const page = await renderPrivateLinkPage({
    token,
    post,
    subject,
    problem: refusal,
    help,
    ...shown,
  });
  return html(page, refusal?.status ?? 200, { ...secretPage, ...refusal?.headers });
}
