import type { ActionResult, ModerationList, ReviewPost } from "../schemas/moderation.ts";
import type { ModerationAction } from "../schemas/post-type.ts";

/** Why a post looks like spam, by rule, as moderators see it. */
export const spamReasonText: Record<string, string> = {
  trap: "filled in a hidden field",
  "no-token": "sent without the form’s security token",
  quick: "sent within 3 seconds of opening the form",
  repeated: "the same text was posted before",
  flood: "the same text was posted several times",
  "removed-before": "a moderator has removed the same text before",
  rush: "many posts were sent at the same time",
  "official-name": "a name like that of the site, the creator or a moderator",
  "link-in-name": "link in the name",
  "link-markup": "links written as code",
  link: "link",
  "unknown-link": "link to a little-known site",
  "many-links": "more than two links",
  "only-link": "almost nothing but a link",
  "shop-link": "link to a shop",
  trade: "words that are common in sales spam",
  pitch: "sounds like advertising",
  money: "promises money",
  healer: "recommends a healer",
  contact: "contact details outside the site",
  flattery: "praise without other content",
  barking: "many exclamation marks",
  capitals: "mostly capital letters",
  droning: "repeats the same word",
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

export const pastTense: Record<ModerationAction, string> = {
  approve: "approved",
  remove: "removed",
  restore: "restored",
};

export function actionsFor({ status, waiting, deleted }: ReviewPost): ModerationAction[] {
  if (deleted) return [];
  if (status === "removed") return ["restore"];
  return status === "held" || waiting ? ["approve", "remove"] : ["remove"];
}

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Formats a time in the moderator's time zone. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

export const lastActionText = ({ last }: Pick<ReviewPost, "last">): string | undefined =>
  last && `${last.by} ${pastTense[last.action]} it on ${formatMoment(last.at)}.`;

/** @param before the post as the moderator saw it */
export function outcomeText(
  action: ModerationAction,
  { outcome, post }: ActionResult,
  before: ReviewPost | undefined,
): string {
  const by = post && lastActionText(post);
  if (outcome === "done") return `You ${pastTense[action]} it.`;
  if (outcome === "deleted") return "The writer has deleted it.";
  if (outcome === "missing") return "This post no longer exists.";
  if (outcome === "already") return by ? `Already done: ${by}` : "Already done.";
  const isModerator = post?.last && post.last.at !== before?.last?.at;
  return isModerator
    ? `No action was taken, because another moderator acted first: ${by} The post is shown as it is now.`
    : "No action was taken, because the post has changed. It is shown as it is now.";
}

export function summaryText(action: ModerationAction, results: readonly ActionResult[]): string {
  const done = results.filter(({ outcome }) => outcome === "done").length;
  const others = results.length - done;
  const first = `${done} ${pastTense[action]}.`;
  return others > 0
    ? `${first} ${others} not ${pastTense[action]}: see the note on each post.`
    : first;
}
