import { mostHeldByReports } from "../schemas/limits.ts";
import type { MailKind } from "../schemas/mail.ts";
import {
  type ActionResult,
  type ModerationList,
  mostCounted,
  type ReviewPost,
} from "../schemas/moderation.ts";
import type { ModerationAction } from "../schemas/post-type.ts";
import { plural } from "./plural.ts";
import { waitText } from "./wait-text.ts";

/** Why a post looks like spam, by rule, as moderators see it. */
export const spamReasonText: Record<string, string> = {
  trap: "filled in a hidden field",
  "no-token": "sent without the form’s security token",
  quick: "sent within 3 seconds of opening the form",
  repeated: "the same text was posted before",
  flood: "the same text was posted several times",
  "removed-before": "a moderator has removed the same text before",
  rush: "many posts were sent at the same time",
  "busy-network": "many posts came from the same network",
  "official-name": "a name like that of the site, the creator or a role",
  "account-name": "a name like that of a moderator’s account",
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

export const countedName = (name: string, count: number | undefined): string =>
  count === undefined ? name : `${name} (${count < mostCounted ? count : `${mostCounted - 1}+`})`;

export const actionNames: Record<ModerationAction, string> = {
  approve: "Approve",
  see: "I have seen this",
  remove: "Remove",
  restore: "Restore",
  lock: "Lock discussion",
  unlock: "Unlock discussion",
};

/** For moderators, once reports have hidden `mostHeldByReports` posts. */
export const ceilingText = `Reports from visitors have hidden ${mostHeldByReports} posts. Until you have decided about one of them, reports hide no more posts. Check for a pattern: someone may be misusing the reports.`;

/** The number of reports, and how they came. Reports of one network on different days count as different networks. */
export function reportsText({ reports, reportNetworks, reportSeconds }: ReviewPost): string {
  const count = plural(reports, "report");
  if (reports < 2) return count;
  return `${count}, ${plural(reportNetworks, "network")}, within ${waitText(Math.max(1, reportSeconds))}`;
}

/** The actions for several posts at once. Words of despair are read one by one. */
export const bulkActions = ["approve", "remove", "restore"] as const;

export const pastTense: Record<ModerationAction, string> = {
  approve: "approved",
  see: "saw",
  remove: "removed",
  restore: "restored",
  lock: "locked",
  unlock: "unlocked",
};

export function actionsFor({ status, waiting, crisis, deleted }: ReviewPost): ModerationAction[] {
  if (deleted) return [];
  if (status === "removed") return ["restore"];
  if (status === "held") return ["approve", "remove"];
  if (waiting) return [crisis ? "see" : "approve", "remove"];
  return ["remove"];
}

export const mailNames: Record<MailKind, string> = {
  crisis: "Possible crisis",
  digest: "Posts to check",
  summary: "Daily summary",
  "alerts-confirmation": "Confirmation of an address for alerts",
  confirmation: "Confirmation of an address",
  notification: "New posts in a discussion",
};

/** Reasons by the codes of nodemailer and of the mail server. */
const mailErrors: [RegExp, string][] = [
  [/^EAUTH/, "The mail server refused the name or password in MAIL_URL"],
  [/ 5\d\d$/, "The mail server refused the address or the mail"],
  [/ 4\d\d$/, "The mail server is busy"],
  [/^interrupted/, "The site stopped while it sent the email, so it may have arrived"],
  [/^E(DNS|CONNECTION|TIMEDOUT|SOCKET|TLS)/, "The mail server in MAIL_URL did not answer"],
];

export function mailErrorText(error: string): string {
  const [, reason = "It could not be sent"] = mailErrors.find(([codes]) => codes.test(error)) ?? [];
  return `${reason} (${error}).`;
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
  before: ReviewPost | undefined,
): string {
  const by = post && lastActionText(post);
  if (outcome === "done")
    return action === "see" ? "You have seen it." : `You ${pastTense[action]} it.`;
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
  const participle = action === "see" ? "seen" : pastTense[action];
  const first = `${done} ${participle}.`;
  return others > 0 ? `${first} ${others} not ${participle}: see the note on each post.` : first;
}
