import { createHash, randomUUID } from "node:crypto";
import type { SQL } from "drizzle-orm";
import type * as z from "zod/mini";
import { honeypotField } from "../../../lib/form-field.ts";
import { visitorsOfNetwork } from "../../../lib/limits.ts";
import type { PostType } from "../../../lib/post-types.ts";
import { privateLinkPath, receiptPath } from "../../../lib/private-link-path.ts";
import { isoTime } from "../../../server/db/timestamps.ts";
import { readEnv } from "../../../server/env.ts";
import { bodyKind, check, readForm, readJson } from "../../../server/http/body.ts";
import { purge } from "../../../server/http/cache.ts";
import type { Handler, RequestContext } from "../../../server/http/handle.ts";
import { HttpError, invalidFields, toHttpError } from "../../../server/http/http-error.ts";
import { html, json, seeOther, uncached } from "../../../server/http/responses.ts";
import { hashOf } from "../../../server/site-secret.ts";
import { sendsMail } from "../../../server/site-settings.ts";
import { overLimit } from "../../../server/visitors/rate-limit.ts";
import { networkLimit, visitorId } from "../../../server/visitors/visitor-id.ts";
import { helpNowId } from "../../help/HelpNow.tsx";
import { helpNow } from "../../help/server/help-now.ts";
import { sendDueMails } from "../../mail/server/send.ts";
import { writerOf } from "../../moderation/server/sessions/sessions.ts";
import { assess } from "../../moderation/server/spam/assess.ts";
import type { Words } from "../../moderation/server/spam/rules.ts";
import type { PostTarget } from "../post-form/post-forms.ts";
import { type BotSignals, readFormToken } from "./form-token.ts";
import { insertPost, type Post } from "./insert-post.ts";
import { type PostSubject, renderRejectedPost } from "./post-card.tsx";
import { createPrivateLinkToken } from "./private-link-token.ts";

interface Typed extends Words {
  email: string;
  notify?: boolean | undefined;
}

/** How one post type differs from the others. `Target` is read from the URL, such as a discussion's id. */
interface PostConfig<Target, Input extends Typed, Stored extends { id: number }> {
  type: PostType;
  /** Reads the target before the body is parsed. @throws HttpError if it does not accept posts */
  readTarget: (visit: RequestContext) => Target;
  schema: z.ZodMiniType<Input>;
  parseForm?: (typed: Record<string, string>) => object;
  /** Idempotency keys are unique within this scope. */
  scope: (target: Target, input: Input) => string;
  target: (target: Target, input: Input) => SQL;
  /** The columns that other types do not have. */
  columns: (target: Target, input: Input) => Post["values"];
  /** Columns that the database sets and the response needs. */
  shown?: string[];
  response: z.ZodMiniType<Stored>;
  /** Why the target does not accept the post. */
  missing: (target: Target) => HttpError | Promise<HttpError>;
  changedTags: (target: Target, input: Input, stored: Stored) => string[];
  postPath: (target: Target, input: Input, stored: Stored, own: string) => string;
  /** The form that shows a refused post again. */
  form: (typed: Record<string, string>, visit: RequestContext) => PostTarget;
  /** The subject of the refused post, named in the heading. */
  subject?: (
    typed: Record<string, string>,
    visit: RequestContext,
  ) => Promise<PostSubject | undefined>;
}

export function createPostHandler<Target, Input extends Typed, Stored extends { id: number }>(
  post: PostConfig<Target, Input, Stored>,
): Handler {
  return async (request, visit) =>
    bodyKind(request) === "json" ? submitJson(request, visit) : submitForm(request, visit);

  async function submitJson(request: Request, visit: RequestContext): Promise<Response> {
    const target = post.readTarget(visit);
    const key = headerKey(request);
    const body = await readJson(request);
    try {
      const input = check(post.schema, body);
      const { stored, receipt } = await submit(
        { target, input, body, request, key, sentAs: "json" },
        visit,
      );
      if (receipt.held) return json(receipt, 202, uncached);
      return json({ ...stored, ...receipt }, 201, uncached);
    } catch (error) {
      const { status, message, headers, fields } = toHttpError(error);
      throw new HttpError(status, message, { headers, fields, help: helpNow(body, request) });
    }
  }

  async function submitForm(request: Request, visit: RequestContext): Promise<Response> {
    let typed: Record<string, string> = {};
    try {
      typed = await readForm(request);
      const target = post.readTarget(visit);
      const input = check(post.schema, post.parseForm?.(typed) ?? typed);
      const key = formKey(typed, input);
      const sent: Submission = { target, input, body: typed, request, key, sentAs: "form" };
      const { stored, receipt } = await submit(sent, visit);
      const { own, held, help, notify } = receipt;
      if (!own) return seeOther(post.form(typed, visit).page);
      const path = post.postPath(target, input, stored, own);
      // A writer in danger stays in the thread. A held discussion has none yet.
      if (help && !(held && post.type === "discussion"))
        return seeOther(`${path.replace(/#.*/, "")}#${helpNowId}`);
      return seeOther(held || help || notify ? receiptPath(own, receipt) : path);
    } catch (error) {
      const problem = toHttpError(error);
      const subject = problem.status === 503 ? undefined : await readSubject(typed, visit);
      const rejected = { problem, typed, help: helpNow(typed, request) };
      const page = await renderRejectedPost(post.form(typed, visit), rejected, subject);
      return html(page, problem.status, { ...uncached, ...problem.headers });
    }
  }

  /** The form is shown without its subject if the database fails. */
  async function readSubject(typed: Record<string, string>, visit: RequestContext) {
    try {
      return await post.subject?.(typed, visit);
    } catch (error) {
      // Called because it logs the error.
      toHttpError(error);
      return undefined;
    }
  }

  async function submit(sent: Submission, visit: RequestContext) {
    const { target, input, body, request, key, sentAs } = sent;
    const signals = readBotSignals(body);
    const scopedKey = `${post.scope(target, input)}:${sentAs}:${key}`;
    const visitor = visitorId(visit.ip);
    const writer = await writerOf(request);
    // A bot that fills in every field must not send emails to strangers.
    const notify = input.notify === true && !signals.trapped && sendsMail();
    // Visitors of a cached page can have the same key for a form, but not for JSON.
    const isShared = sentAs === "form";
    // Neighbours can have the same IP address, so the sender of a form is also recognised by the browser.
    const sender = isShared ? browserOf(visitor, request) : "";
    const token = createPrivateLinkToken(post.type, scopedKey, sender);
    const { POST_LIMIT: limit } = readEnv();
    const assessment = assess(input, signals, writer?.role);
    const from = {
      key: scopedKey,
      visitor,
      limit,
      networks: writer ? [] : [networkLimit("post", visit.ip, visitorsOfNetwork * limit)],
      secret: hashOf(token),
      badge: writer?.role,
      notify,
    };
    const submitted = await insertPost(toRow(target, input), from, assessment);
    if (submitted.outcome === "limited")
      throw overLimit("Too many posts in a short time.", submitted.wait);
    if (submitted.outcome === "missing") throw await post.missing(target);
    if (submitted.outcome === "conflict")
      throw new HttpError(409, "This Idempotency-Key was already used with different content");
    const stored = toResponse(submitted);
    if (submitted.outcome === "stored" && !submitted.held)
      await purge(post.changedTags(target, input, stored), visit);
    if (submitted.outcome === "stored") visit.waitUntil?.(sendDueMails());
    const isOwn = hashOf(token) === submitted.secret;
    const help = helpNow(input, request);
    const receipt = {
      id: stored.id,
      ...(isOwn && { own: privateLinkPath(token) }),
      ...(submitted.held && { held: true }),
      ...(notify && { notify }),
      ...(help && { help }),
    };
    return { stored, receipt };
  }

  function toRow(target: Target, input: Input): Post {
    const { author, email, content } = input;
    const own = post.columns(target, input);
    return {
      type: post.type,
      values: { author, email, content, ...own },
      target: post.target(target, input),
      shown: [...Object.keys(own), ...(post.shown ?? [])],
    };
  }

  function toResponse(row: Record<string, unknown>): Stored {
    const { created_at, updated_at, badge } = row;
    return post.response.parse({
      ...row,
      createdAt: isoTime(created_at),
      updatedAt: updated_at && isoTime(updated_at),
      badge: badge ?? undefined,
    });
  }

  interface Submission {
    target: Target;
    input: Input;
    key: string;
    sentAs: "form" | "json";
    /** All submitted fields, including the form token and the honeypot. */
    body: object;
    request: Request;
  }
}

const browserOf = (visitor: string, { headers }: Request): string =>
  JSON.stringify([visitor, headers.get("User-Agent"), headers.get("Accept-Language")]);

/** @throws HttpError 400 if the token is expired or forged */
function readBotSignals(body: object): BotSignals {
  const { formToken, [honeypotField]: honeypot } = body as Record<string, unknown>;
  const token = readFormToken(formToken);
  if (token === "expired" || token === "forged")
    throw new HttpError(400, "This form was open for a very long time. Please send it again.", {
      fields: { formToken: "Expired" },
    });
  return { token, trapped: typeof honeypot === "string" && honeypot.trim() !== "" };
}

/** The Idempotency-Key header. Without one, each request is a separate post. @throws HttpError 400 */
function headerKey(request: Request): string {
  const key = request.headers.get("Idempotency-Key");
  if (key === null) return randomUUID();
  if (/^[!-~]{8,200}$/.test(key)) return key;
  throw invalidFields({ "Idempotency-Key": "Expected 8 to 200 visible ASCII characters" });
}

/**
 * Leaves out the email address. Visitors of a cached page share its token, so a repeated request with a guessed address
 * would reveal whether it was right.
 */
function formKey(typed: Record<string, string>, input: object): string {
  const formToken = typed["formToken"] || randomUUID();
  const parts = JSON.stringify([formToken, { ...input, email: undefined, notify: undefined }]);
  return createHash("sha256").update(parts).digest("hex");
}
