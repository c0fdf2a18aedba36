import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "src/server/db/migrations";
const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));

/** What a version that still serves, or one that is rolled back to, would stumble over. */
const breaking =
  /\bDROP (TABLE|COLUMN)\b|\bRENAME\b|\bALTER COLUMN\b.*\b(TYPE|SET NOT NULL|DROP DEFAULT)\b|\bADD COLUMN(?!.*\bDEFAULT\b).*\bNOT NULL\b/i;

/** The statements that break the version before, unless they say that it is long gone. */
const breaks = (text: string): string[] =>
  text
    .split("--> statement-breakpoint")
    .filter((statement) => breaking.test(statement) && !/^\s*-- contract: \w/m.test(statement));

test.each(files)("%s leaves the version before it at work", (name) => {
  expect(breaks(readFileSync(`${folder}/${name}`, "utf8"))).toEqual([]);
});

test.each([
  ['DROP TABLE "articles";', 1],
  ['-- contract: unused since 2026-12-01\nDROP TABLE "articles";', 0],
  ['ALTER TABLE "users" DROP COLUMN "password";', 1],
  ['ALTER TABLE "users" RENAME COLUMN "username" TO "name";', 1],
  ['ALTER TABLE "users" ALTER COLUMN "username" SET NOT NULL;', 1],
  ['ALTER TABLE "users" ALTER COLUMN "id" SET DATA TYPE bigint;', 1],
  ['ALTER TABLE "users" ADD COLUMN "at" date NOT NULL;', 1],
  [`ALTER TABLE "users" ADD COLUMN "name" text DEFAULT '' NOT NULL;`, 0],
  ['ALTER TABLE "users" ADD COLUMN "at" date;', 0],
  ['DROP INDEX "comments_page";', 0],
])("%s is found out: %s", (statement, found) => {
  expect(breaks(statement)).toHaveLength(found);
});
