import { cleanLine } from "../../../../lib/input/clean-text.ts";
import { maxLength } from "../../../../lib/input/limits.ts";
import { tooLong } from "../../../../lib/input/text-input.ts";
import {
  type ModerationAction,
  type PostKey,
  readPostKey,
} from "../../../../lib/posts/post-types.ts";
import { database } from "../../../../server/db/client.ts";
import { discussions, moderationLog } from "../../../../server/db/schema.ts";
import { check } from "../../../../server/http/body.ts";
import { purge, tags } from "../../../../server/http/cache.ts";
import { invalidFields } from "../../../../server/http/http-error.ts";
import { site } from "../../../../server/site-settings.ts";
import { editInput } from "../../../forum/schema/discussion.ts";
import { announce } from "../../../mail/server/send.ts";
import { replyInput } from "../../../posts/schema/post.ts";
import { erase, erasePosts } from "../../../privacy/server/erase.ts";
import { freeWriter, holdWriter } from "../../../spam/server/held-writers.ts";
import { fieldName, postName } from "../../page-address.ts";
import type { Outcome, PageView } from "../../schema/moderation.ts";
import { answerPost } from "../queue/answer.ts";
import { moderate } from "../queue/moderate.ts";
import { findChoosable } from "../queue/review-queue.ts";
import { noSuchButton, pressedFields, pressedPost } from "./button.ts";
import { type Done, isEmail, type SentByModerator, type Typed, toQueueQuery } from "./page-view.ts";

export async function moderateOne(
  action: ModerationAction,
  sent: SentByModerator,
): Promise<Partial<Done>> {
  const { moderator, typed, context } = sent;
  const post = pressedPost(typed);
  if (/lock/.test(action) && post.kind !== "discussion") throw noSuchButton();
  const edited = action === "edit" ? check(editInput, pressedFields(typed)) : undefined;
  const reason = action === "remove" ? reasonIn(typed) : undefined;
  const { outcome, tags } = await moderate({ action, ...post, edited, reason }, moderator);
  await announce(tags, context);
  return withOutcome(sent, post, outcome);
}

function reasonIn(typed: Typed): string {
  const { reason = "", choice = "" } = pressedFields(typed);
  const text = cleanLine(reason);
  const problem = tooLong(text, maxLength.reason);
  if (problem) throw invalidFields({ reason: problem });
  return text || choice.slice(0, maxLength.reason);
}

export async function hold({ typed }: SentByModerator): Promise<Partial<Done>> {
  await holdWriter(pressedPost(typed));
  return { status: "The next posts from this connection are held until midnight (UTC)." };
}

export async function free({ typed }: SentByModerator): Promise<Partial<Done>> {
  await freeWriter(pressedPost(typed));
  return { status: "You have stopped holding the posts from this connection." };
}

export async function lockAll(
  action: "lock" | "unlock",
  { moderator: { username }, context }: SentByModerator,
): Promise<Partial<Done>> {
  await database()
    .insert(moderationLog)
    .values({ username, action, kind: "discussion", postId: 0 });
  const rows = await database().select({ id: discussions.id }).from(discussions);
  await purge([tags.discussions, ...rows.map(({ id }) => tags.discussion(id))], context);
  return { status: `All discussions are ${action === "lock" ? "closed" : "open"} now.` };
}

export async function answer(sent: SentByModerator): Promise<Partial<Done>> {
  const { moderator, typed, context } = sent;
  const post = pressedPost(typed);
  const words = check(replyInput, {
    ...pressedFields(typed),
    // A moderator need not have an address. Visitors never see it.
    email: moderator.email ?? moderator.newEmail ?? site().email,
  });
  const { outcome, tags } = await answerPost(post, words, moderator, context.ip);
  await announce(tags, context);
  return withOutcome(sent, post, outcome, fieldName("answer", "content", postName(post)));
}

/** @param field is not shown again */
function withOutcome(sent: SentByModerator, post: PostKey, outcome: Outcome, field = "") {
  const typed = outcome === "done" ? { ...sent.typed, [field]: "" } : sent.typed;
  return { typed, view: { ...sent.view, at: postName(post), outcome, edit: "" } };
}

export async function deletePost({ typed, context }: SentByModerator): Promise<Partial<Done>> {
  await purge(await erasePosts([pressedPost(typed)]), context);
  return { status: "The post is deleted." };
}

export async function eraseSearched({ view, context }: SentByModerator): Promise<Partial<Done>> {
  if (!isEmail(view.search)) throw noSuchButton();
  await purge((await erase(view.search)).tags, context);
  return { status: "Everything with this address is deleted." };
}

export async function moderateSelected(
  action: "remove" | "restore",
  { moderator, view, typed, context }: SentByModerator,
): Promise<Partial<Done>> {
  const chosen = await chosenPosts(typed, view);
  const done: PostKey[] = [];
  const tags: string[] = [];
  try {
    for (const post of chosen) {
      const { outcome, tags: changed } = await moderate({ action, ...post }, moderator);
      tags.push(...changed);
      if (outcome === "done") done.push(post);
    }
  } finally {
    // The database may fail after some are changed.
    await announce([...new Set(tags)], context);
  }
  const status =
    chosen.length > 0
      ? `Posts ${action}d: ${done.length}.`
      : "Choose the posts first, and then press the button again.";
  const undo = action === "remove" ? done.map(postName) : undefined;
  return { view: { ...view, choose: "" }, typed: {}, status, undo };
}

async function chosenPosts(typed: Typed, view: PageView): Promise<PostKey[]> {
  const picked = Object.keys(typed).flatMap(
    (name) => readPostKey(name.replace(/^pick-/, "")) ?? [],
  );
  const query = toQueueQuery(view);
  const all = typed["pick-all"] && query ? await findChoosable(query) : [];
  const keys = new Map([...picked, ...all].map((post) => [postName(post), post]));
  return [...keys.values()];
}
