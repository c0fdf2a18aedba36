import { randomUUID } from "node:crypto";
import type * as z from "zod/mini";
import { honeypotField } from "../../../lib/input/form-field.ts";
import { visitorsOfNetwork } from "../../../lib/input/limits.ts";
import type { SentPlace } from "../../../lib/posts/entry-paths.ts";
import { type Place, type PostType, placeKey } from "../../../lib/posts/post-types.ts";
import { privateLinkPath } from "../../../lib/posts/private-link-path.ts";
import { isoTime } from "../../../server/db/timestamps.ts";
import { readEnv } from "../../../server/env.ts";
import { check } from "../../../server/http/body.ts";
import type { RequestContext } from "../../../server/http/handle.ts";
import { HttpError } from "../../../server/http/http-error.ts";
import { readId } from "../../../server/http/pagination.ts";
import { hashOf } from "../../../server/site-secret.ts";
import { refuseUnlaunched, sendsMail } from "../../../server/site-settings.ts";
import { overLimit } from "../../../server/visitors/rate-limit.ts";
import { networkLimit, visitorId } from "../../../server/visitors/visitor-id.ts";
import { writerOf } from "../../accounts/server/sessions.ts";
import { helpNow } from "../../help/server/help-now.ts";
import { announce } from "../../mail/server/send.ts";
import {
  commentInput,
  type Post,
  postResponse,
  type Receipt,
  replyInput,
} from "../../posts/schema/post.ts";
import {
  acceptsPosts,
  areDiscussionsClosed,
  columnsAt,
  findPlace,
  noPlace,
  tagsAt,
  toPlace,
} from "../../posts/server/places.ts";
import { createPrivateLinkToken } from "../../posts/server/private-link-token.ts";
import { assess } from "../../spam/server/assess.ts";
import type { Words } from "../../spam/server/rules.ts";
import { type Discussion, discussionInput, discussionResponse } from "../schema/discussion.ts";
import { insertPost, type Submitted } from "./insert-post.ts";

interface Input extends Words {
  email: string;
  notify?: boolean | undefined;
  category?: string;
}

export type Fields = Record<string, unknown>;

export interface PostConfig<Stored extends { id: number }> {
  kind: PostType;
  schema: z.ZodMiniType<Input>;
  response: z.ZodMiniType<Stored>;
  refuse?: () => void;
  /** As it was sent. Undefined for a new discussion. */
  sentPlace?: (fields: Fields, context: RequestContext) => SentPlace;
}

export const replyPost: PostConfig<Post> = {
  kind: "reply",
  schema: replyInput,
  response: postResponse,
  sentPlace: (_, { params }) => ({ type: "discussion", id: readId(params["id"]) ?? 0 }),
};

export const commentPost: PostConfig<Post> = {
  kind: "comment",
  schema: commentInput,
  response: postResponse,
  refuse: () => refuseUnlaunched("comments"),
  sentPlace: ({ contentType = "", contentId = "" }) => ({
    type: String(contentType),
    id: String(contentId),
  }),
};

export const discussionPost: PostConfig<Discussion> = {
  kind: "discussion",
  schema: discussionInput,
  response: discussionResponse,
  refuse: () => refuseUnlaunched("discussions"),
};

interface Sent {
  fields: Fields;
  /** Undefined for a form without JavaScript. */
  key: string | undefined;
  request: Request;
  context: RequestContext;
}

export async function submitPost<Stored extends { id: number }>(
  post: PostConfig<Stored>,
  sent: Sent,
) {
  const { fields, request, context } = sent;
  post.refuse?.();
  const sentPlace = post.sentPlace?.(fields, context);
  const input = check(post.schema, fields);
  const place = sentPlace && toPlace(sentPlace);
  if (sentPlace && !place) throw noPlace(sentPlace);
  const key = sent.key && `${place ? placeKey(place) : post.kind}:${sent.key}`;
  const token = createPrivateLinkToken(post.kind, key ?? randomUUID());
  const notify = input.notify === true && sendsMail();
  const sender = await senderOf(request, context);
  const submitted = await insertPost(
    toRow(post.kind, input, place),
    { ...sender, key, secret: hashOf(token), notify },
    assess(input, isFilled(fields[honeypotField]), sender.badge),
  );
  await refuseOutcome(submitted, place);
  const stored = toResponse(post.response, submitted);
  const shownAt: Place = place ?? { type: "discussion", id: stored.id };
  if (submitted.outcome === "stored")
    await announce(submitted.held ? [] : tagsAt(shownAt), context);
  const help = helpNow(input, request);
  const receipt: Receipt = {
    id: stored.id,
    ...(hashOf(token) === submitted.secret && { own: privateLinkPath(token) }),
    ...(submitted.held && { held: true }),
    ...(notify && { notify }),
    ...(help && { help }),
  };
  return { stored, receipt, place };
}

function toRow(kind: PostType, input: Input, place: Place | undefined) {
  const { author, email, content, title = "", category = "" } = input;
  const values = { author, content, ...(place ? columnsAt(place) : { title, category }) };
  return { kind, email, values, place: acceptsPosts(place) };
}

async function senderOf(request: Request, { ip }: RequestContext) {
  const { POST_LIMIT: limit } = readEnv();
  const writer = await writerOf(request);
  const networks = writer ? [] : [networkLimit("post", ip, visitorsOfNetwork * limit)];
  return { visitor: visitorId(ip), limit, networks, badge: writer?.role };
}

async function refuseOutcome({ outcome, wait }: Submitted, place: Place | undefined) {
  if (outcome === "limited") throw overLimit("Too many posts in a short time.", wait);
  if (outcome === "missing") throw await whyMissing(place);
  if (outcome === "conflict")
    throw new HttpError(409, "This Idempotency-Key was already used with different content");
}

const isFilled = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";

function toResponse<Stored>(schema: z.ZodMiniType<Stored>, row: Fields): Stored {
  const { created_at, updated_at, badge } = row;
  return schema.parse({
    ...row,
    createdAt: isoTime(created_at),
    updatedAt: updated_at && isoTime(updated_at),
    badge: badge ?? undefined,
  });
}

async function whyMissing(place: Place | undefined): Promise<HttpError> {
  const isMissing = place && (place.type !== "discussion" || !(await findPlace(place)));
  if (isMissing) return noPlace(place);
  const reason =
    !place || (await areDiscussionsClosed())
      ? "Discussions are closed at the moment, so nothing was posted."
      : "A moderator has closed this discussion to new replies.";
  return new HttpError(403, `${reason} Your text is still here. Copy it if you want to keep it.`);
}
