import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  privacyDetails,
  storedByTheSite,
  storedInTheBrowser,
} from "../../src/community/privacy/privacy-details.ts";

const promises = [
  ...storedByTheSite.map(({ what, test }) => ({ text: what, test })),
  ...storedInTheBrowser.map(({ what, test }) => ({ text: what, test })),
  ...Object.values(privacyDetails),
];

test.each(promises)("has a test of the statement “$text”", ({ test: [file, title] }) => {
  expect(readFileSync(`tests/${file}`, "utf8")).toContain(`"${title}`);
});
