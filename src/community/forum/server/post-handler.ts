import { createHash, randomUUID } from "node:crypto";
import type * as z from "zod/mini";
import { honeypotField } from "../../../lib/input/form-field.ts";
import { visitorsOfNetwork } from "../../../lib/input/limits.ts";
import { startedDiscussionUrl } from "../../../lib/posts/discussions-url.ts";
import { postsPage, type SentPlace } from "../../../lib/posts/entry-paths.ts";
import { type Place, type PostType, placeKey } from "../../../lib/posts/post-types.ts";
import {
  privateLinkPath,
  privateLinkToken,
  receiptPath,
} from "../../../lib/posts/private-link-path.ts";
import { isoTime } from "../../../server/db/timestamps.ts";
import { readEnv } from "../../../server/env.ts";
import { bodyKind, check, readForm, readJson } from "../../../server/http/body.ts";
import { purge } from "../../../server/http/cache.ts";
import type { Handler, RequestContext } from "../../../server/http/handle.ts";
import { HttpError, invalidFields, toHttpError } from "../../../server/http/http-error.ts";
import { readId } from "../../../server/http/pagination.ts";
import { html, json, seeOther, uncached } from "../../../server/http/responses.ts";
import { hashOf } from "../../../server/site-secret.ts";
import {
  areDiscussionsClosed,
  refuseUnlaunched,
  sendsMail,
} from "../../../server/site-settings.ts";
import { overLimit } from "../../../server/visitors/rate-limit.ts";
import { networkLimit, visitorId } from "../../../server/visitors/visitor-id.ts";
import { writerOf } from "../../accounts/server/sessions.ts";
import { helpNowId } from "../../help/HelpNow.tsx";
import { helpNow } from "../../help/server/help-now.ts";
import { sendDueMails } from "../../mail/server/send.ts";
import { commentInput, postResponse, type Receipt, replyInput } from "../../posts/schema/post.ts";
import {
  acceptsPosts,
  columnsAt,
  findPlace,
  noPlace,
  tagsAt,
  toPlace,
} from "../../posts/server/places.ts";
import { createPrivateLinkToken } from "../../posts/server/private-link-token.ts";
import { assess } from "../../spam/server/assess.ts";
import type { Words } from "../../spam/server/rules.ts";
import { discussionInput, discussionResponse } from "../schema/discussion.ts";
import { discussionTarget, postTarget } from "../writing/post-forms.ts";
import { type BotSignals, readFormToken } from "./form-token.ts";
import { insertPost } from "./insert-post.ts";
import { renderRejectedPost } from "./post-card.tsx";

interface Input extends Words {
  email: string;
  notify?: boolean | undefined;
  category?: string;
}

/** How one type of post differs from the others. */
interface PostConfig<Stored extends { id: number }> {
  type: PostType;
  schema: z.ZodMiniType<Input>;
  response: z.ZodMiniType<Stored>;
  /** @throws HttpError 403 before the launch, or while discussions are closed */
  refuse?: () => void;
  /** The place that the URL or the fields name, as it was sent. Undefined for a new discussion. */
  sentPlace?: (fields: Fields, visit: RequestContext) => SentPlace;
}

/** All submitted fields, including the form token and the honeypot. */
type Fields = Record<string, unknown>;

const createPostHandler =
  <Stored extends { id: number }>(post: PostConfig<Stored>): Handler =>
  async (request, visit) => {
    const sentAs = bodyKind(request);
    let fields: Fields = {};
    try {
      fields = sentAs === "form" ? await readForm(request) : ((await readJson(request)) as Fields);
      post.refuse?.();
      const sent = post.sentPlace?.(fields, visit);
      const contentId =
        sentAs === "form" ? readId(String(fields["contentId"])) : fields["contentId"];
      const input = check(post.schema, { ...fields, contentId });
      const place = sent && toPlace(sent);
      if (sent && !place) throw noPlace(sent);
      const { stored, receipt } = await submit(post, {
        request,
        visit,
        sentAs,
        fields,
        input,
        place,
      });
      if (sentAs === "form") return seeOther(pageAfter(post.type, place, receipt));
      return receipt.held
        ? json(receipt, 202, uncached)
        : json({ ...stored, ...receipt }, 201, uncached);
    } catch (error) {
      const problem = toHttpError(error);
      const help = helpNow(fields, request);
      if (sentAs === "json")
        throw new HttpError(problem.status, problem.message, { ...problem, help });
      const sent = post.sentPlace?.(fields, visit);
      const page = await renderRejectedPost(
        sent ? postTarget(sent) : discussionTarget,
        { problem, typed: fields as Record<string, string>, help },
        problem.status === 503 ? undefined : await readSubject(sent),
      );
      return html(page, problem.status, { ...uncached, ...problem.headers });
    }
  };

export const createReply = createPostHandler({
  type: "reply",
  schema: replyInput,
  response: postResponse,
  sentPlace: (_, { params }) => ({ type: "discussion", id: readId(params["id"]) ?? 0 }),
});

export const createComment = createPostHandler({
  type: "comment",
  schema: commentInput,
  response: postResponse,
  refuse: () => refuseUnlaunched("comments"),
  sentPlace: ({ contentType = "", contentId = "" }) => ({
    type: String(contentType),
    id: String(contentId),
  }),
});

export const createDiscussion = createPostHandler({
  type: "discussion",
  schema: discussionInput,
  response: discussionResponse,
  refuse: () => {
    refuseUnlaunched("discussions");
    if (areDiscussionsClosed()) throw new HttpError(403, closedForNow);
  },
});

const closedForNow =
  "Discussions are closed at the moment, so nothing was posted. Your text is still here. Copy it if you want to keep it.";

const closed = () =>
  new HttpError(
    403,
    "A moderator has closed this discussion to new replies. Your text is still here. Copy it if you want to keep it.",
  );

/** The page after a form. A writer in danger stays in the thread. A held discussion has none yet. */
function pageAfter(type: PostType, place: Place | undefined, receipt: Receipt): string {
  const { id, own, held, help, notify } = receipt;
  if (!own) return place ? postsPage(place) : discussionTarget.page;
  const path = place
    ? `${postsPage(place)}?${type}=${id}&own=${privateLinkToken(own)}`
    : startedDiscussionUrl(id, own);
  if (help && !(held && type === "discussion")) return `${path}#${helpNowId}`;
  if (held || help || notify) return receiptPath(own, receipt);
  return place ? `${path}#${type}-${id}` : path;
}

/** What a refused post is about, for the heading. The form is shown without it if the database fails. */
async function readSubject(sent: SentPlace | undefined) {
  const place = sent && toPlace(sent);
  try {
    return place && (await findPlace(place));
  } catch (error) {
    // Called because it logs the error.
    toHttpError(error);
    return undefined;
  }
}

interface Submission {
  request: Request;
  visit: RequestContext;
  sentAs: "form" | "json";
  fields: Fields;
  input: Input;
  place: Place | undefined;
}

async function submit<Stored extends { id: number }>(
  { type, response }: PostConfig<Stored>,
  { request, visit, sentAs, fields, input, place }: Submission,
) {
  const signals = readBotSignals(fields);
  const sentKey = sentAs === "form" ? formKey(fields, input) : headerKey(request);
  const key = `${place ? placeKey(place) : type}:${sentAs}:${sentKey}`;
  const visitor = visitorId(visit.ip);
  const writer = await writerOf(request);
  // A bot that fills in every field must not send emails to strangers.
  const notify = input.notify === true && !signals.trapped && sendsMail();
  // Visitors of a cached page can have the same key for a form, but not for JSON.
  const token = createPrivateLinkToken(
    type,
    key,
    sentAs === "form" ? browserOf(visitor, request) : "",
  );
  const { POST_LIMIT: limit } = readEnv();
  const { author, email, content, title = "", category = "" } = input;
  const submitted = await insertPost(
    {
      type,
      values: { author, email, content, ...(place ? columnsAt(place) : { title, category }) },
      target: acceptsPosts(place),
    },
    {
      key,
      visitor,
      limit,
      networks: writer ? [] : [networkLimit("post", visit.ip, visitorsOfNetwork * limit)],
      secret: hashOf(token),
      badge: writer?.role,
      notify,
    },
    assess(input, signals, writer?.role),
  );
  const { outcome, wait, held, secret } = submitted;
  if (outcome === "limited") throw overLimit("Too many posts in a short time.", wait);
  if (outcome === "missing" && place) throw await whyMissing(place);
  if (outcome === "conflict")
    throw new HttpError(409, "This Idempotency-Key was already used with different content");
  const stored = toResponse(response, submitted);
  if (outcome === "stored" && !held)
    await purge(tagsAt(place ?? { type: "discussion", id: stored.id }), visit);
  if (outcome === "stored") visit.waitUntil?.(sendDueMails());
  const help = helpNow(input, request);
  const receipt: Receipt = {
    id: stored.id,
    ...(hashOf(token) === secret && { own: privateLinkPath(token) }),
    ...(held && { held }),
    ...(notify && { notify }),
    ...(help && { help }),
  };
  return { stored, receipt };
}

function toResponse<Stored>(schema: z.ZodMiniType<Stored>, row: Record<string, unknown>): Stored {
  const { created_at, updated_at, badge } = row;
  return schema.parse({
    ...row,
    createdAt: isoTime(created_at),
    updatedAt: updated_at && isoTime(updated_at),
    badge: badge ?? undefined,
  });
}

const whyMissing = async (place: Place): Promise<HttpError> =>
  place.type === "discussion" && (await findPlace(place)) ? closed() : noPlace(place);

/** Neighbours can have the same IP address, so the sender of a form is also recognised by the browser. */
const browserOf = (visitor: string, { headers }: Request): string =>
  JSON.stringify([visitor, headers.get("User-Agent"), headers.get("Accept-Language")]);

/** @throws HttpError 400 if the token is expired or forged */
function readBotSignals({ formToken, [honeypotField]: honeypot }: Fields): BotSignals {
  const token = readFormToken(formToken);
  if (token === "expired")
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
function formKey({ formToken }: Fields, input: Input): string {
  const parts = [formToken || randomUUID(), { ...input, email: undefined, notify: undefined }];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
