import type { ActionResult, ModerationList, ReviewPost } from "../schemas/moderation.ts";
import type { ModerationAction } from "../schemas/post-type.ts";

/** Descriptions of the spam rules, for moderators. */
export const spamReasonText: Record<string, string> = {
  trap: "filled in a field that people do not see",
  "no-token": "came without the token of a form",
  quick: "sent within three seconds",
  repeated: "the same words came before",
  flood: "the same words came often",
  "removed-before": "a moderator has removed these words before",
  rush: "very many posts just then",
  "link-in-name": "a link in the name",
  "link-markup": "links written as code",
  link: "a link",
  "unknown-link": "a link to a little-known site",
  "many-links": "more than two links",
  "only-link": "hardly anything but a link",
  "shop-link": "a link to a shop",
  trade: "words of a trade",
  pitch: "sounds like advertising",
  money: "promises money",
  healer: "praises a healer",
  contact: "ways to reach somebody elsewhere",
  flattery: "flattery without content",
  barking: "many exclamation marks",
  capitals: "mostly capitals",
  droning: "the same word again and again",
};

export const listNames: Record<ModerationList, string> = {
  waiting: "Waiting",
  held: "Held",
  reported: "Reported",
  recent: "Recent",
  removed: "Removed",
};

export const actionNames: Record<ModerationAction, string> = {
  approve: "Approve",
  remove: "Remove",
  restore: "Restore",
};

/** Past tense of the actions. */
export const pasts: Record<ModerationAction, string> = {
  approve: "approved",
  remove: "removed",
  restore: "restored",
};

/** The actions that are possible on a post. */
export function actionsFor({ status, waiting, deleted }: ReviewPost): ModerationAction[] {
  if (deleted) return [];
  if (status === "removed") return ["restore"];
  return status === "held" || waiting ? ["approve", "remove"] : ["remove"];
}

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Formats a time in the moderator's time zone. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

/** The last action on a post; undefined if there is none. */
export const lastActionText = ({ last }: Pick<ReviewPost, "last">): string | undefined =>
  last && `${last.by} ${pasts[last.action]} it, ${formatMoment(last.at)}.`;

/** The outcome of an action on one post. @param before the post as the moderator saw it */
export function outcomeText(
  action: ModerationAction,
  { outcome, post }: ActionResult,
  before: ReviewPost | undefined,
): string {
  const by = post && lastActionText(post);
  if (outcome === "done") return `You ${pasts[action]} it.`;
  if (outcome === "deleted") return "Its writer has deleted it.";
  if (outcome === "missing") return "There is no such post any more.";
  if (outcome === "already") return by ? `Already done: ${by}` : "Already done.";
  const isModerator = post?.last && post.last.at !== before?.last?.at;
  return isModerator
    ? `Nothing was done, since somebody was faster: ${by} This is how it stands now.`
    : "Nothing was done, since the post has changed. This is how it stands now.";
}

/** The outcome of an action on several posts. */
export function summaryText(action: ModerationAction, results: readonly ActionResult[]): string {
  const done = results.filter(({ outcome }) => outcome === "done").length;
  const others = results.length - done;
  const first = `${done} ${pasts[action]}.`;
  return others > 0 ? `${first} ${others} not: the posts say why.` : first;
}
