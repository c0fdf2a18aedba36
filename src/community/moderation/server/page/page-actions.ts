import { cleanLine } from "../../../../lib/input/clean-text.ts";
import { maxLength } from "../../../../lib/input/limits.ts";
import { tooLong } from "../../../../lib/input/text-input.ts";
import { moderationActions, type PostKey, readPostKey } from "../../../../lib/posts/post-types.ts";
import { check } from "../../../../server/http/body.ts";
import { purge } from "../../../../server/http/cache.ts";
import type { RequestContext } from "../../../../server/http/handle.ts";
import { invalidFields } from "../../../../server/http/http-error.ts";
import { readId } from "../../../../server/http/pagination.ts";
import { site } from "../../../../server/site-settings.ts";
import { findSignInLink } from "../../../accounts/server/accounts.ts";
import {
  checkPassword,
  noCookie,
  requireModerator,
  savePassword,
  signIn,
  signInWithLink,
  signOut,
} from "../../../accounts/server/sessions.ts";
import { sendDueMails } from "../../../mail/server/send.ts";
import { saveAlerts } from "../../../mail/server/subscriptions.ts";
import { replyInput } from "../../../posts/schema/post.ts";
import { erase, erasePosts } from "../../../privacy/server/erase.ts";
import { answerField, postName } from "../../page-address.ts";
import {
  accountInput,
  moderationLists,
  newAccountInput,
  type Outcome,
  type PageState,
  type PageView,
  type Session,
  signInInput,
} from "../../schema/moderation.ts";
import { answerPost } from "../queue/answer.ts";
import { moderate } from "../queue/moderate.ts";

/** The fields of the page's form. */
export type Typed = Record<string, string>;

export interface Done extends PageState {
  cookie?: string;
  code?: number;
  headers?: Record<string, string>;
}

/** Does what a button of the page says. @throws HttpError */
export async function perform(
  typed: Typed,
  request: Request,
  visit: RequestContext,
): Promise<Done> {
  const [action = ""] = (typed["do"] ?? "").split(" ");
  if (action === "sign-in") return enter(typed, request, visit);
  if (action === "sign-out") {
    await signOut(request);
    return { view: readView({}), typed: {}, cookie: noCookie, status: "You have signed out." };
  }
  const moderator = await requireModerator(request);
  if (action === "account") return saveAccount(moderator, typed, request, visit);
  const done: Done = { moderator, view: readView(typed), typed };
  if (action === "remove-selected") return removeSelected(done, visit);
  if (action === "answer") return answer(done, moderator, visit);
  if (action === "delete") {
    const post = readPostKey(pressedPost(typed));
    await purge(await erasePosts(post ? [post] : []), visit);
    return { ...done, status: "The post is deleted." };
  }
  if (action === "erase" && isEmail(done.view.search)) {
    await purge((await erase(done.view.search)).tags, visit);
    return { ...done, status: "Everything with this address is deleted." };
  }
  return moderateOne(done, moderator, visit);
}

async function moderateOne(done: Done, { username }: Session, visit: RequestContext) {
  const { name, ...post } = buttonIn(done.typed);
  const action = moderationActions.find((known) => known === name);
  if (!action || (/lock/.test(action) && post.kind !== "discussion")) throw noSuchButton();
  const field = `words-${postName(post)}`;
  const words = action === "redact" ? cleanLine(done.typed[field] ?? "") : undefined;
  if (words !== undefined && words.length < 3)
    throw invalidFields({ words: "Enter at least 3 characters to black out" });
  const { outcome, tags } = await moderate({ action, ...post, words }, username);
  await publish(tags, visit);
  return withOutcome(done, post, outcome, field);
}

async function answer(done: Done, moderator: Session, visit: RequestContext): Promise<Done> {
  const post = buttonIn(done.typed);
  const field = answerField("text", postName(post));
  const words = check(replyInput, {
    author: done.typed[answerField("author", postName(post))],
    content: done.typed[field],
    // A moderator need not have an address. Visitors never see it.
    email: moderator.email ?? moderator.newEmail ?? site().email,
  });
  const { outcome, tags } = await answerPost(post, words, moderator, visit.ip);
  await publish(tags, visit);
  return withOutcome(done, post, outcome, field);
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

const button = /^(\w+) ([a-z]+-\d+)(?: (\d{1,9})?)?$/;

/** The post of the button, such as `reply-5`. */
export const pressedPost = (typed: Typed): string => button.exec(typed["do"] ?? "")?.[2] ?? "";

/** Reads a button such as `approve reply-5 3`. @throws HttpError 400 */
function buttonIn(typed: Typed) {
  const [, name = "", post = "", version] = button.exec(typed["do"] ?? "") ?? [];
  const key = readPostKey(post);
  if (!key) throw noSuchButton();
  return { name, ...key, version: version ? Number(version) : undefined };
}

const noSuchButton = () => invalidFields({ do: "Expected an action and a post" });

async function removeSelected(done: Done, visit: RequestContext): Promise<Done> {
  const ticked = Object.keys(done.typed).flatMap(
    (name) => readPostKey(name.replace(/^pick-/, "")) ?? [],
  );
  const username = done.moderator?.username ?? "";
  const tags: string[] = [];
  let removed = 0;
  try {
    for (const post of ticked) {
      const { outcome, tags: changed } = await moderate({ action: "remove", ...post }, username);
      tags.push(...changed);
      if (outcome === "done") removed++;
    }
  } finally {
    // The database may fail after some are removed.
    await publish([...new Set(tags)], visit);
  }
  const status =
    ticked.length > 0 ? `Posts removed: ${removed}.` : "Tick the posts that you want to remove.";
  return { ...done, status };
}

/** Signs in with a password, or uses up a link, which works while others guess passwords. */
async function enter(typed: Typed, request: Request, visit: RequestContext): Promise<Done> {
  const { password: _, username: __, link, ...kept } = typed;
  const { session, cookie } = link
    ? await enterByLink(link, typed, request)
    : await signIn(check(signInInput, typed), request, visit);
  const view = readView(typed);
  const shown: PageView = link ? { ...view, show: "account" } : view;
  return { moderator: session, cookie, view: shown, typed: kept };
}

async function enterByLink(token: string, typed: Typed, request: Request) {
  const { isNew } = await findSignInLink(token);
  return signInWithLink(token, isNew ? check(newAccountInput, typed) : undefined, request);
}

async function saveAccount(
  { username, viaLink }: Session,
  typed: Typed,
  request: Request,
  visit: RequestContext,
): Promise<Done> {
  const given = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ""));
  const { email, password, currentPassword = "" } = check(accountInput, given);
  const mayChange = !password || viaLink;
  if (!mayChange && !(await checkPassword({ username, password: currentPassword }, visit)))
    throw invalidFields({ currentPassword: "The current password is wrong" });
  await saveAlerts(username, email);
  visit.waitUntil?.(sendDueMails());
  if (password) await savePassword(request, username, password);
  const status = password
    ? "Your settings are saved. All other browsers are signed out."
    : "Your settings are saved.";
  return { moderator: await requireModerator(request), view: readView(typed), typed: {}, status };
}

export const shows = [...moderationLists, "account"] as const;

/** @throws HttpError 400 for an unknown list */
export function readView(query: Typed): PageView {
  const { writer = "", at = "", outcome = "" } = query;
  const search = cleanLine(query["search"] ?? "");
  const problem = tooLong(search, maxLength.search);
  const show = shows.find((known) => known === (query["show"] || "waiting"));
  if (problem) throw invalidFields({ search: problem });
  if (!show) throw invalidFields({ show: "Unknown list" });
  return { show, search, writer, at, outcome, page: String(readId(query["page"]) ?? "") };
}

export const isEmail = (text: string): boolean => /^\S+@\S+$/.test(text);
