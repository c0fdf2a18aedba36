import type { LoggedAction, ModerationAction } from "../../lib/posts/post-types.ts";
import { waitText } from "../../lib/time/wait-text.ts";
import type { FailedAlert } from "../mail/server/outbox.ts";
import { listedWord } from "../spam/listed-word.ts";
import type { ModerationList, Outcome, ReviewPost } from "./schema/moderation.ts";

const sentences: Record<string, string> = {
  trap: "A program has filled in the form.",
  repeated: "The same text was posted before.",
  flood: "The same text was posted several times.",
  "removed-before": "A moderator has removed the same text before.",
  "busy-network": "Many posts came from the same network.",
  "held-writer": "A moderator holds the posts from this connection until midnight (UTC).",
  "first-link": "It is the first post from this connection today, and has a link or a contact.",
};

const signNames: Record<string, string> = {
  link: "a link",
  contact: "a telephone number or an address",
};

/** @param names the groups of `content/moderation.json`, and the keys above */
export function whyHeld(names: string[]): string {
  const listed = names.filter((name) => name.startsWith(listedWord("")));
  const signs = names.filter((name) => !(name in sentences || listed.includes(name)));
  return [
    ...listed.map((name) => `It has words of your list “${name.slice(listedWord("").length)}”.`),
    ...names.flatMap((name) => sentences[name] ?? []),
    signs.length > 0 &&
      `It looks like advertising: ${signs.map((sign) => signNames[sign] ?? sign.replaceAll("-", " ").toLowerCase()).join(", ")}.`,
  ]
    .filter((text) => typeof text === "string")
    .join(" ");
}

export const removalReasons = [
  "It advertises something.",
  "It attacks or mocks someone.",
  "Its advice can harm people.",
  "It says who or where someone is.",
];

export const listNames: Record<ModerationList, string> = {
  waiting: "Waiting",
  recent: "Recent",
  removed: "Removed",
};

export const actionNames: Record<ModerationAction, string> = {
  approve: "Approve",
  see: "I have seen this",
  remove: "Remove",
  restore: "Restore",
  lock: "Close to replies",
  unlock: "Open to replies",
  edit: "Edit",
};

const pastTense: Record<LoggedAction, string> = {
  approve: "approved",
  see: "saw",
  remove: "removed",
  "remove-held": "removed",
  restore: "restored",
  lock: "closed",
  unlock: "opened",
  edit: "edited",
  answer: "answered",
};

export function actionsFor({ status, waiting, deleted }: ReviewPost): ModerationAction[] {
  if (deleted) return [];
  if (status === "removed") return ["restore"];
  if (status === "held") return ["approve", "remove"];
  if (waiting) return ["see", "remove"];
  return ["remove"];
}

/** By the codes of nodemailer and of the mail server. */
const mailErrors: [RegExp, string][] = [
  [/^EAUTH/, "The mail server refused the name or password in MAIL_URL"],
  [/ 5\d\d$/, "The mail server refused the address or the mail"],
  [/ 4\d\d$/, "The mail server is busy"],
  [/^E(DNS|CONNECTION|TIMEDOUT|SOCKET|TLS)/, "The mail server in MAIL_URL did not answer"],
];

const ended =
  " No more emails go to this address until its moderator has saved and confirmed it, or another one, under “Your account”.";

export function failedAlertText({ isCrisis, at, error, isEnded }: FailedAlert): string {
  const [, reason = "The reason is unknown"] =
    mailErrors.find(([codes]) => codes.test(error)) ?? [];
  const mail = isCrisis ? "about a possible crisis" : "to a moderator";
  return `An email ${mail} could not be sent on ${formatMoment(at)}. ${reason} (${error}).${isEnded ? ended : ""}`;
}

/** In UTC, which servers and browsers write alike. */
export const formatMoment = (iso: string): string => `${iso.slice(0, 16).replace("T", " ")} UTC`;

export const agoText = (iso: string, now: string): string =>
  `${waitText(Math.max(1, Math.round((Date.parse(now) - Date.parse(iso)) / 1000)))} ago`;

type Action = ReviewPost["history"][number];

export const historyText = ({ action, by, at }: Action, now: string): string =>
  `${by} ${pastTense[action]} it ${agoText(at, now)}.`;

/** @param username of the moderator who reads it */
export function outcomeText(
  outcome: string,
  { history: [last] }: Pick<ReviewPost, "history">,
  username: string,
): string {
  const by = last && `${last.by === username ? "you" : last.by} ${pastTense[last.action]} it.`;
  const texts: Record<Outcome, string> = {
    done: `You ${last ? pastTense[last.action] : "changed"} it.`,
    already: by ? `Already done: ${by}` : "Already done.",
    changed: `No action was taken, because the post has changed since you saw it${by ? `: ${by}` : "."} It is shown as it is now.`,
    deleted: "The writer has deleted it.",
    missing: "This post no longer exists.",
  };
  return new Map(Object.entries(texts)).get(outcome) ?? "";
}
