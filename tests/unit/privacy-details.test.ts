import { expect, test } from "vitest";
import { privacyDetails } from "../../src/lib/privacy-details.ts";
import * as kept from "../../src/schemas/limits.ts";
import { readEnv } from "../../src/server/env.ts";

test("states which data are public", () => {
  expect(privacyDetails.shown).toBe(
    "We store the name you give, your words, the title of a discussion, its category, what the post stands under, and the time. All of this is public.",
  );
  expect(privacyDetails.hidden).toContain("We also store your e-mail address, which is private");
  expect(privacyDetails.shown).not.toContain("e-mail");
});

test("states the limits that the server uses", () => {
  const { POST_LIMIT } = readEnv({});
  expect(privacyDetails.limit).toContain(
    `${POST_LIMIT} posts in ${kept.windowSeconds / 60} minutes`,
  );
  expect(privacyDetails.limit).toContain("5 posts in 10 minutes");
  expect(privacyDetails.salt).toContain("Each salt serves for one day");
  expect(privacyDetails.drafts).toContain(`after ${kept.draftDays} days at the latest`);
  expect(privacyDetails.own).toContain(
    `for ${kept.editMinutes} minutes, and delete them at any time`,
  );
  expect(privacyDetails.reports).toContain("3 reports hide a post");
  expect(privacyDetails.reports).toContain("Each visitor can send 10 in 10 minutes.");
  expect(privacyDetails.desk).toContain(`One ends after ${kept.moderatorSessionHours} hours.`);
  expect(privacyDetails.desk).toContain(`for ${kept.knownBrowserDays} days`);
});
