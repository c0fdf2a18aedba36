import { expect, test } from "vitest";
import * as kept from "../../src/lib/kept.ts";
import { account } from "../../src/lib/privacy-account.ts";
import { readEnv } from "../../src/server/env.ts";

test("the account says what is public and what is not", () => {
  expect(account.shown).toBe(
    "We store the name you give, your words, the title of a discussion, its category, what the post stands under, and the time. All of this is public.",
  );
  expect(account.hidden).toContain("We also store your e-mail address, which is private");
  expect(account.shown).not.toContain("e-mail");
});

test("its figures are those that the server works with", () => {
  const { POST_LIMIT } = readEnv({});
  expect(account.limit).toContain(`${POST_LIMIT} posts in ${kept.windowSeconds / 60} minutes`);
  expect(account.limit).toContain("5 posts in 10 minutes");
  expect(account.salt).toContain("Each salt serves for one day");
  expect(account.drafts).toContain(`after ${kept.draftDays} days at the latest`);
  expect(account.own).toContain(`for ${kept.editMinutes} minutes, and delete them at any time`);
  expect(account.reports).toContain("3 reports hide a post");
  expect(account.reports).toContain("Each visitor can send 10 in 10 minutes.");
  expect(account.desk).toContain(`One ends after ${kept.deskHours} hours.`);
  expect(account.desk).toContain(`for ${kept.browserDays} days`);
});
