import { linkToken } from "../../../../lib/posts/link-token.ts";
import { privateLinkPath } from "../../../../lib/posts/private-link-path.ts";
import { check, readForm } from "../../../../server/http/body.ts";
import type { Handler, RequestContext } from "../../../../server/http/handle.ts";
import { toHttpError } from "../../../../server/http/http-error.ts";
import { html, secretPage, seeOther } from "../../../../server/http/responses.ts";
import { helpNow } from "../../../help/server/help-now.ts";
import { announce } from "../../../mail/server/send.ts";
import type { StoredPost } from "../../../posts/schema/post.ts";
import { type PrivateLinkPage, renderPrivateLinkPage } from "./page.tsx";
import {
  deletePrivatePost,
  editPrivatePost,
  findAbout,
  findPrivatePost,
  type PrivatePostInput,
  privatePostInput,
} from "./post.ts";

const tokenIn = ({ params }: RequestContext): string => linkToken(params["token"] ?? "");

export const showPrivateLinkPage: Handler = (request, context) =>
  showPage(request, context, { isEdited: new URL(request.url).searchParams.has("edited") });

export const changePrivatePost: Handler = async (request, context) => {
  let typed: Record<string, string> = {};
  try {
    typed = await readForm(request);
    const input = check(privatePostInput, typed);
    const post = await change(input, tokenIn(context));
    await announce(post.tags, context);
    const edited = post.status === "held" ? "held" : "edited";
    const done = { delete: "deleted", edit: edited };
    return seeOther(`${privateLinkPath(tokenIn(context))}?${done[input.action]}=1`);
  } catch (error) {
    return showPage(request, context, { problem: toHttpError(error), typed });
  }
};

const change = (input: PrivatePostInput, token: string): Promise<StoredPost> =>
  input.action === "edit" ? editPrivatePost(token, input) : deletePrivatePost(token);

async function showPage(
  request: Request,
  context: RequestContext,
  { problem, ...shown }: Pick<PrivateLinkPage, "problem" | "typed" | "isEdited">,
): Promise<Response> {
  const token = tokenIn(context);
  let refusal = problem;
  const found = await readPost(token).catch((error: unknown) => {
    refusal ??= toHttpError(error);
    return undefined;
  });
  const help = helpNow({ ...found?.post, ...shown.typed }, request);
  const page = await renderPrivateLinkPage({ token, ...found, problem: refusal, help, ...shown });
  return html(page, refusal?.status ?? 200, { ...secretPage, ...refusal?.headers });
}

async function readPost(token: string) {
  const post = await findPrivatePost(token);
  return { post, ...(await findAbout(token, post)) };
}
