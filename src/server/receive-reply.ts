import { createHash, randomUUID } from "node:crypto";
import { fieldErrors, type Reply, type ReplyInput, replyInput } from "../schemas/reply.ts";
import { renderDiscussionPage, type Subject } from "./discussion-page.tsx";
import { readEnv } from "./env.ts";
import { html, json, seeOther, uncached } from "./http/answers.ts";
import { bodyKind, readForm, readJson } from "./http/body.ts";
import { purgeDiscussion } from "./http/cache.ts";
import type { Visit } from "./http/handle.ts";
import { readId } from "./http/numbers.ts";
import { refuseCrossSite } from "./http/origin.ts";
import { Problem, problemOf } from "./http/problem.ts";
import { postReply } from "./post-reply.ts";
import { getThread } from "./replies.ts";
import { discussionId, notFound } from "./show-discussion.ts";
import { visitorOf } from "./visitors.ts";

/** POST /api/discussions/:id/replies, as JSON or as a plain HTML form. */
export async function receiveReply(request: Request, visit: Visit): Promise<Response> {
  refuseCrossSite(request);
  return bodyKind(request) === "json" ? receiveJson(request, visit) : receiveForm(request, visit);
}

async function receiveJson(request: Request, visit: Visit): Promise<Response> {
  const id = discussionId(visit);
  const key = readKey(request);
  const input = check(await readJson(request));
  const reply = await store(id, input, `json:${id}:${key}`, visit);
  return json(reply, 201, uncached);
}

async function receiveForm(request: Request, visit: Visit): Promise<Response> {
  let typed: Record<string, string> = {};
  try {
    const id = discussionId(visit);
    typed = await readForm(request);
    const input = check(typed);
    const reply = await store(id, input, formKey(id, input, typed), visit);
    return seeOther(`/discussions/${id}?reply=${reply.id}#reply-${reply.id}`);
  } catch (error) {
    return pageAgain(problemOf(error), typed, visit);
  }
}

/** @throws Problem 400 naming each field that is wrong */
function check(body: object): ReplyInput {
  const { data, error } = replyInput.safeParse(body);
  if (data) return data;
  throw new Problem(400, "Some fields are not valid", { fields: fieldErrors(error) });
}

async function store(id: number, reply: ReplyInput, key: string, visit: Visit): Promise<Reply> {
  const visitor = await visitorOf(visit.ip);
  const limit = readEnv().POST_LIMIT;
  const result = await postReply({ discussionId: id, reply, key, visitor, limit });
  switch (result.outcome) {
    case "stored":
      await purgeDiscussion(id, visit);
      return result.reply;
    case "repeated":
      return result.reply;
    case "missing":
      throw notFound();
    case "conflict":
      throw new Problem(409, "This Idempotency-Key was used for another reply");
    case "limited":
      throw new Problem(429, "You have posted a lot just now. Please try again in a few minutes.", {
        headers: { "Retry-After": String(result.wait) },
      });
  }
}

/** Without a key each request is a post of its own. @throws Problem 400 */
function readKey(request: Request): string {
  const key = request.headers.get("Idempotency-Key");
  if (key === null) return randomUUID();
  if (/^[!-~]{8,200}$/.test(key)) return key;
  const fields = { "Idempotency-Key": "Expected 8 to 200 visible ASCII characters" };
  throw new Problem(400, "Some fields are not valid", { fields });
}

// The page is cached, so several visitors hold the same nonce: it is one post only together with
// everything that was typed.
function formKey(id: number, reply: ReplyInput, typed: Record<string, string>): string {
  const { idempotencyKey: nonce = randomUUID() } = typed;
  const parts = JSON.stringify([nonce, reply.author, reply.email, reply.content]);
  return `form:${id}:${createHash("sha256").update(parts).digest("hex")}`;
}

/** The page of the discussion with the form as it was typed, and why it was refused. */
async function pageAgain(
  problem: Problem,
  typed: Record<string, string>,
  visit: Visit,
): Promise<Response> {
  const { status, message, fields, headers } = problem;
  const { id: text } = visit.params;
  const id = readId(text) ?? 0;
  const refused = { values: typed, errors: fields ?? {}, message };
  const page = await renderDiscussionPage({ id: String(id), subject: await about(id), refused });
  return html(page, status, { ...uncached, ...headers });
}

async function about(id: number): Promise<Subject> {
  try {
    return (id && (await getThread(id, 0))) || "missing";
  } catch (error) {
    problemOf(error);
    return "unavailable";
  }
}
