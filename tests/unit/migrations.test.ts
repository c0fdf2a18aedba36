import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "src/server/db/migrations";
const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));

/** Changes that break the previous version, which may still be running. */
const breaking =
  /\bDROP (TABLE|COLUMN)\b|\bRENAME\b|\bALTER COLUMN\b.*\b(TYPE|SET NOT NULL|DROP DEFAULT)\b|\bADD COLUMN(?!.*\bDEFAULT\b).*\bNOT NULL\b/i;

/** The breaking statements without a comment `-- contract: …`. */
const breaks = (text: string): string[] =>
  text
    .split("--> statement-breakpoint")
    .filter((statement) => breaking.test(statement) && !/^\s*-- contract: \w/m.test(statement));

test.each(files)("keeps the previous version working after %s", (name) => {
  expect(breaks(readFileSync(`${folder}/${name}`, "utf8"))).toEqual([]);
});

test.each([
  ['DROP TABLE "articles";', 1],
  ['-- contract: unused since 2026-12-01\nDROP TABLE "articles";', 0],
  ['ALTER TABLE "users" RENAME COLUMN "username" TO "name";', 1],
  ['ALTER TABLE "users" ALTER COLUMN "username" SET NOT NULL;', 1],
  ['ALTER TABLE "users" ADD COLUMN "at" date NOT NULL;', 1],
  [`ALTER TABLE "users" ADD COLUMN "name" text DEFAULT '' NOT NULL;`, 0],
  ['DROP INDEX "comments_page";', 0],
])("in %s, finds this many breaking statements: %s", (statement, found) => {
  expect(breaks(statement)).toHaveLength(found);
});
