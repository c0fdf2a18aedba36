import type * as z from "zod/mini";
import { postTypeAt } from "../../../../lib/posts/post-types.ts";
import { database } from "../../../../server/db/client.ts";
import { moderationLog } from "../../../../server/db/schema.ts";
import { HttpError } from "../../../../server/http/http-error.ts";
import { hashOf } from "../../../../server/site-secret.ts";
import { visitorId } from "../../../../server/visitors/visitor-id.ts";
import type { Session } from "../../../accounts/schema.ts";
import { insertPost } from "../../../forum/server/insert-post.ts";
import type { replyInput } from "../../../posts/schema/post.ts";
import { acceptsPosts, columnsAt, tagsAt } from "../../../posts/server/places.ts";
import { trusted } from "../../../spam/server/assess.ts";
import type { ActionInput, Outcome, ReviewPost } from "../../schema/moderation.ts";
import { findReviewPost, moderate } from "./moderate.ts";

type Words = z.infer<typeof replyInput>;

/**
 * Posts an answer at the place of a post, once for each version of the post, and takes the post out of the queue: a held
 * one is approved.
 * @returns also the tags of the pages that it changes
 * @throws HttpError 403 or 409 if the post cannot be answered
 */
export async function answerPost(
  { kind, id, version }: Omit<ActionInput, "action" | "words">,
  words: Words,
  { username, role }: Session,
  ip: string,
): Promise<{ outcome: Outcome; tags: string[] }> {
  const post = await findReviewPost({ kind, id });
  const place = placeOf(post);
  if (post?.waiting) {
    const action = post.status === "held" ? "approve" : "see";
    const { outcome } = await moderate({ action, kind, id, version }, { username, role });
    if (outcome === "changed") return { outcome, tags: [] };
  }
  const type = postTypeAt(place);
  const key = `answer:${kind}-${id}:${version}:${hashOf(words.content)}`;
  const sender = {
    key,
    visitor: visitorId(ip),
    limit: 0,
    networks: [],
    // A moderator needs no private link.
    secret: null,
    badge: role,
    notify: false,
  };
  const { author, email, content } = words;
  const values = { author, content, ...columnsAt(place) };
  const row = { type, email, values, target: acceptsPosts(place) };
  const { outcome } = await insertPost(row, sender, trusted);
  if (outcome === "missing") throw new HttpError(409, "This page no longer accepts replies.");
  if (outcome === "stored")
    await database().insert(moderationLog).values({ username, action: "answer", kind, postId: id });
  return { outcome: "done", tags: tagsAt(place) };
}

/** @throws HttpError 403 or 409 */
function placeOf(post: ReviewPost | undefined): ReviewPost["place"] {
  if (!post || post.deleted) throw new HttpError(409, "This post no longer exists.");
  if (post.status === "removed")
    throw new HttpError(409, "Restore this post before you answer it.");
  if (post.place.locked)
    throw new HttpError(403, "This discussion is closed to replies. Open it first.");
  return post.place;
}
