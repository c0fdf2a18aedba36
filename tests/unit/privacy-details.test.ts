import { expect, test } from "vitest";
import { privacyDetails } from "../../src/lib/privacy-details.ts";
import * as limits from "../../src/schemas/limits.ts";
import { readEnv } from "../../src/server/env.ts";

test("separates public from private data", () => {
  expect(privacyDetails.shown).toBe(
    "The site stores the name you give, your text, the title of a discussion, its category, where you posted it, and the time. All of this is public.",
  );
  expect(privacyDetails.hidden).toContain("It also stores your email address, which is private");
  expect(privacyDetails.shown).not.toContain("email");
});

test("states the limits of the server", () => {
  const { POST_LIMIT } = readEnv({});
  expect(privacyDetails.limit).toContain(
    `${POST_LIMIT} posts in ${limits.windowSeconds / 60} minutes`,
  );
  expect(privacyDetails.limit).toContain("5 posts in 10 minutes");
  expect(privacyDetails.salt).toContain("A salt is used for one day");
  expect(privacyDetails.drafts).toContain(`after ${limits.draftDays} days at the latest`);
  expect(privacyDetails.mail).toContain("deleted after 3 days");
  expect(privacyDetails.mailRecord).toContain(`For ${limits.mailDays} days`);
  expect(privacyDetails.own).toContain(
    `for ${limits.editMinutes} minutes. You can delete the post at any time`,
  );
  expect(privacyDetails.reports).toContain(
    "3 reports from different networks on one day hide a post",
  );
  expect(privacyDetails.reports).toContain("Each visitor can send 10 reports in 10 minutes.");
  expect(privacyDetails.desk).toContain(`One expires after ${limits.moderatorSessionHours} hours.`);
  expect(privacyDetails.desk).toContain(`lasts ${limits.knownBrowserDays} days`);
});
