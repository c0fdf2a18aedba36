import { plural } from "../../lib/plural.ts";
import type { ModerationAction } from "../../lib/post-types.ts";
import { waitText } from "../../lib/wait-text.ts";
import {
  type ActionResult,
  type FailedAlert,
  type ModerationList,
  mostCounted,
  type ReviewPost,
} from "./schema/moderation.ts";

/** Why a post looks like spam, as moderators see it. */
export const spamReasonText = {
  trap: "filled in a hidden field",
  "no-token": "sent without the form’s security token",
  quick: "sent within 3 seconds of opening the form",
  "official-name": "a name like that of the site, the creator or a role",
  "account-name": "a name like that of a moderator’s account",
  link: "link",
  "unknown-link": "link to a little-known site",
  "shop-link": "link to a shop",
  trade: "words that are common in sales spam",
  pitch: "sounds like advertising",
  contact: "contact details outside the site",
  repeated: "the same text was posted before",
  flood: "the same text was posted several times",
  "removed-before": "a moderator has removed the same text before",
  "busy-network": "many posts came from the same network",
};

export type SpamReason = keyof typeof spamReasonText;

/** @param names may include rules that no longer exist, in older posts: `link-markup` */
export const spamReasons = (names: string[]): string =>
  names
    .map((name) => (spamReasonText as Record<string, string>)[name] ?? name.replaceAll("-", " "))
    .join("; ");

export const listNames: Record<ModerationList, string> = {
  waiting: "Waiting",
  held: "Held",
  reported: "Reported",
  recent: "Recent",
  removed: "Removed",
};

export const countedName = (name: string, count: number | undefined): string =>
  count === undefined ? name : `${name} (${count < mostCounted ? count : `${mostCounted - 1}+`})`;

export const actionNames: Record<ModerationAction, string> = {
  approve: "Approve",
  see: "I have seen this",
  remove: "Remove",
  restore: "Restore",
};

/**
 * The number of reports, with their networks and the time between them. Reports of one network on different days count
 * as different networks.
 */
export function reportsText({ reports, reportNetworks, reportSeconds }: ReviewPost): string {
  const count = plural(reports, "report");
  if (reports < 2) return count;
  return `${count}, ${plural(reportNetworks, "network")}, within ${waitText(Math.max(1, reportSeconds))}`;
}

export const pastTense: Record<ModerationAction, string> = {
  approve: "approved",
  see: "saw",
  remove: "removed",
  restore: "restored",
};

export function actionsFor({ status, waiting, crisis, deleted }: ReviewPost): ModerationAction[] {
  if (deleted) return [];
  if (status === "removed") return ["restore"];
  if (status === "held") return ["approve", "remove"];
  if (waiting) return [crisis ? "see" : "approve", "remove"];
  return ["remove"];
}

/** Reasons by the codes of nodemailer and of the mail server. */
const mailErrors: [RegExp, string][] = [
  [/^EAUTH/, "The mail server refused the name or password in MAIL_URL"],
  [/ 5\d\d$/, "The mail server refused the address or the mail"],
  [/ 4\d\d$/, "The mail server is busy"],
  [/^interrupted/, "The site stopped while it sent the email, so it may have arrived"],
  [/^E(DNS|CONNECTION|TIMEDOUT|SOCKET|TLS)/, "The mail server in MAIL_URL did not answer"],
];

export function failedAlertText({ isCrisis, at, error }: FailedAlert): string {
  const [, reason = "The reason is unknown"] =
    mailErrors.find(([codes]) => codes.test(error)) ?? [];
  const mail = isCrisis ? "about a possible crisis" : "to a moderator";
  return `An email ${mail} could not be sent on ${formatMoment(at)}. ${reason} (${error}).`;
}

const moment = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZoneName: "short",
});

/** Formats a time in the moderator's time zone, with the name of that zone. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

export const lastActionText = ({ last }: Pick<ReviewPost, "last">): string | undefined =>
  last && `${last.by} ${pastTense[last.action]} it on ${formatMoment(last.at)}.`;

/** @param before the post as the moderator saw it */
export function outcomeText(
  action: ModerationAction,
  { outcome, post }: ActionResult,
  before: ReviewPost,
): string {
  const by = post && lastActionText(post);
  if (outcome === "done")
    return action === "see" ? "You have seen it." : `You ${pastTense[action]} it.`;
  if (outcome === "deleted") return "The writer has deleted it.";
  if (outcome === "missing") return "This post no longer exists.";
  if (outcome === "already") return by ? `Already done: ${by}` : "Already done.";
  const isModerator = post?.last && post.last.at !== before.last?.at;
  return isModerator
    ? `No action was taken, because another moderator acted first: ${by} The post is shown as it is now.`
    : "No action was taken, because the post has changed. It is shown as it is now.";
}
