import { cleanLine } from "../../../../lib/input/clean-text.ts";
import {
  type ModerationAction,
  type PostKey,
  readPostKey,
} from "../../../../lib/posts/post-types.ts";
import { check } from "../../../../server/http/body.ts";
import { purge } from "../../../../server/http/cache.ts";
import type { RequestContext } from "../../../../server/http/handle.ts";
import { invalidFields } from "../../../../server/http/http-error.ts";
import { site } from "../../../../server/site-settings.ts";
import { sendDueMails } from "../../../mail/server/send.ts";
import { replyInput } from "../../../posts/schema/post.ts";
import { erase, erasePosts } from "../../../privacy/server/erase.ts";
import { answerField, postName } from "../../page-address.ts";
import type { Outcome, PageView } from "../../schema/moderation.ts";
import { answerPost } from "../queue/answer.ts";
import { moderate } from "../queue/moderate.ts";
import { findChoosable } from "../queue/review-queue.ts";
import { noSuchButton, pressedPost } from "./button.ts";
import {
  type Done,
  isEmail,
  readView,
  type SentByModerator,
  type Typed,
  toQueueQuery,
} from "./page-view.ts";

export async function moderateOne(
  action: ModerationAction,
  { moderator, typed, visit }: SentByModerator,
): Promise<Done> {
  const post = pressedPost(typed);
  if (/lock/.test(action) && post.kind !== "discussion") throw noSuchButton();
  const field = `words-${postName(post)}`;
  const words = action === "redact" ? cleanLine(typed[field] ?? "") : undefined;
  if (words !== undefined && words.length < 3)
    throw invalidFields({ words: "Enter at least 3 characters to black out" });
  const input = { action, ...post, words };
  const { outcome, tags } = await moderate(input, moderator.username);
  await publish(tags, visit);
  return withOutcome({ moderator, view: readView(typed), typed }, post, outcome, field);
}

export async function answer({ moderator, typed, visit }: SentByModerator): Promise<Done> {
  const post = pressedPost(typed);
  const field = answerField("text", postName(post));
  const words = check(replyInput, {
    author: typed[answerField("author", postName(post))],
    content: typed[field],
    // A moderator need not have an address. Visitors never see it.
    email: moderator.email ?? moderator.newEmail ?? site().email,
  });
  const { outcome, tags } = await answerPost(post, words, moderator, visit.ip);
  await publish(tags, visit);
  return withOutcome({ moderator, view: readView(typed), typed }, post, outcome, field);
}

/** Shows the post that was acted on. @param field is stored now, so it is not shown again */
function withOutcome(done: Done, post: PostKey, outcome: Outcome, field: string): Done {
  const typed = outcome === "done" ? { ...done.typed, [field]: "" } : done.typed;
  return { ...done, typed, view: { ...done.view, at: postName(post), outcome } };
}

/** Shows visitors a change, and sends the emails about it. */
async function publish(tags: string[], visit: RequestContext): Promise<void> {
  await purge(tags, visit);
  visit.waitUntil?.(sendDueMails());
}

export async function deletePost({ moderator, typed, visit }: SentByModerator): Promise<Done> {
  await purge(await erasePosts([pressedPost(typed)]), visit);
  return { moderator, view: readView(typed), typed, status: "The post is deleted." };
}

export async function eraseSearched({ moderator, typed, visit }: SentByModerator): Promise<Done> {
  const view = readView(typed);
  if (!isEmail(view.search)) throw noSuchButton();
  await purge((await erase(view.search)).tags, visit);
  return { moderator, view, typed, status: "Everything with this address is deleted." };
}

/** Removes or restores the chosen posts. Afterwards, nothing is chosen. */
export async function moderateSelected(
  action: "remove" | "restore",
  { moderator, typed, visit }: SentByModerator,
): Promise<Done> {
  const view = readView(typed);
  const chosen = await chosenPosts(typed, view);
  const done: PostKey[] = [];
  const tags: string[] = [];
  try {
    for (const post of chosen) {
      const { outcome, tags: changed } = await moderate({ action, ...post }, moderator.username);
      tags.push(...changed);
      if (outcome === "done") done.push(post);
    }
  } finally {
    // The database may fail after some are changed.
    await publish([...new Set(tags)], visit);
  }
  const status =
    chosen.length > 0
      ? `Posts ${action}d: ${done.length}.`
      : "Choose the posts first, and then press the button again.";
  const undo = action === "remove" ? done.map(postName) : undefined;
  return { moderator, view: { ...view, choose: "" }, typed: {}, status, undo };
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
