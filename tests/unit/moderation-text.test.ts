import { expect, test } from "vitest";
import {
  actionsFor,
  countedName,
  failedAlertText,
  outcomeText,
  reportsText,
  spamReasons,
} from "../../src/features/moderation/moderation-text.ts";
import type { ActionResult, ReviewPost } from "../../src/features/moderation/schema/moderation.ts";
import { heldReply } from "../support/review-post.ts";

const last = { action: "remove", by: "Ben", at: "2026-11-21T11:00:00.000Z" } as const;
const result = (outcome: ActionResult["outcome"], change?: Partial<ReviewPost>): ActionResult => ({
  outcome,
  ...(change && { post: { ...heldReply, ...change } }),
});

test("describes why a post looks like spam, including by rules that no longer exist", () => {
  expect(spamReasons(["quick", "link-markup"])).toBe(
    "sent within 3 seconds of opening the form; link markup",
  );
});

test.each<[Partial<ReviewPost>, string[]]>([
  [{}, ["approve", "remove"]],
  [{ status: "published" }, ["approve", "remove"]],
  [{ status: "published", waiting: false }, ["remove"]],
  [{ status: "removed", waiting: false }, ["restore"]],
  [{ deleted: true }, []],
  [{ crisis: true, status: "published" }, ["see", "remove"]],
  [{ crisis: true }, ["approve", "remove"]],
])("offers for %j the actions %j", (change, actions) => {
  expect(actionsFor({ ...heldReply, ...change })).toEqual(actions);
});

test.each<[ActionResult, RegExp]>([
  [result("done", {}), /^You approved it\.$/],
  [result("already", { last }), /^Already done: Ben removed it on /],
  [result("already", {}), /^Already done\.$/],
  [
    result("changed", { last }),
    /another moderator acted first: Ben removed it on .* shown as it is now\.$/,
  ],
  [result("changed", { editedAt: last.at }), /because the post has changed/],
  [result("deleted", { deleted: true }), /^The writer has deleted it\.$/],
  [result("missing"), /^This post no longer exists\.$/],
])("describes the outcome %j", (outcome, words) => {
  expect(outcomeText("approve", outcome, heldReply)).toMatch(words);
});

const at = "2026-11-21T10:00:00.000Z";

test.each([
  ["EENVELOPE 451", "The mail server is busy (EENVELOPE 451)."],
  ["EAUTH 535", "The mail server refused the name or password in MAIL_URL (EAUTH 535)."],
  ["unknown error", "The reason is unknown (unknown error)."],
])("explains the mail error %s", (error, text) => {
  expect(failedAlertText({ isCrisis: false, at, error })).toContain(text);
});

test.each([
  [1, 1, 0, "1 report"],
  [3, 2, 1, "3 reports, 2 networks, within 1 second"],
  [3, 1, 239, "3 reports, 1 network, within 4 minutes"],
])("describes the pattern of %i reports", (reports, reportNetworks, reportSeconds, text) => {
  expect(reportsText({ ...heldReply, reports, reportNetworks, reportSeconds })).toBe(text);
});

test("counts up to 999 posts in the name of a list", () => {
  expect(countedName("Held", undefined)).toBe("Held");
  expect(countedName("Held", 0)).toBe("Held (0)");
  expect(countedName("Recent", 3000)).toBe("Recent (999+)");
});
