import { expect, test } from "vitest";
import {
  actionsFor,
  failedAlertText,
  outcomeText,
} from "../../src/community/moderation/moderation-text.ts";
import type { Outcome, ReviewPost } from "../../src/community/moderation/schema/moderation.ts";

const heldReply: ReviewPost = {
  kind: "reply",
  id: 7,
  version: 1,
  status: "held",
  author: "Mara",
  content: "Words",
  createdAt: "2026-11-21T10:00:00.000Z",
  waiting: true,
  writer: "free",
  crisis: false,
  danger: false,
  answerStart: "",
  history: [],
  reasons: ["trap"],
  reports: 0,
  reportReasons: [],
  href: "/discussions/1?after=6#reply-7",
  place: {
    type: "discussion",
    id: 1,
    title: "What helped you?",
    href: "/discussions/1",
    locked: false,
  },
};

const last = { action: "remove", by: "Ben", at: "2026-11-21T11:00:00.000Z" } as const;

test.each<[Partial<ReviewPost>, string[]]>([
  [{}, ["approve", "remove"]],
  [{ status: "published" }, ["see", "remove"]],
  [{ status: "published", waiting: false }, ["remove"]],
  [{ status: "removed", waiting: false }, ["restore"]],
  [{ deleted: true }, []],
  [{ crisis: true, status: "published" }, ["see", "remove"]],
  [{ crisis: true }, ["approve", "remove"]],
])("offers for %j the actions %j", (change, actions) => {
  expect(actionsFor({ ...heldReply, ...change })).toEqual(actions);
});

test.each<[Outcome, ReviewPost["history"], RegExp]>([
  ["done", [last], /^You removed it\.$/],
  ["already", [last], /^Already done: Ben removed it\.$/],
  ["already", [{ ...last, by: "Ana" }], /^Already done: you removed it\.$/],
  ["already", [], /^Already done\.$/],
  ["changed", [last], /has changed since you saw it: Ben removed it\. It is shown as it is now\.$/],
  ["deleted", [], /^The writer has deleted it\.$/],
  ["missing", [], /^This post no longer exists\.$/],
])("describes the outcome %s", (outcome, history, words) => {
  expect(outcomeText(outcome, { history }, "Ana")).toMatch(words);
});

const at = "2026-11-21T10:00:00.000Z";

test.each([
  ["EENVELOPE 451", "The mail server is busy (EENVELOPE 451)."],
  ["EAUTH 535", "The mail server refused the name or password in MAIL_URL (EAUTH 535)."],
  ["unknown error", "The reason is unknown (unknown error)."],
])("explains the mail error %s", (error, text) => {
  expect(failedAlertText({ isCrisis: false, at, error, isEnded: false })).toContain(text);
});
