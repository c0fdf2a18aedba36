import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Where {
  and: [{ href_matches: string }, { not: { href_matches: string[] } }, unknown];
}

const rules = JSON.parse(readFileSync("public/speculation-rules.json", "utf8"));
const { and }: Where = rules.prerender[0].where;

const isPrepared = (pathname: string) => {
  const matches = (pattern: string) => new URLPattern({ pathname: pattern }).test({ pathname });
  return matches(and[0].href_matches) && !and[1].not.href_matches.some(matches);
};

test.each(["/", "/media", "/glossary", "/discussions", "/discussions/12", "/blog/1"])(
  "%s is prepared where one points at a link to it",
  (path) => expect(isPrepared(path)).toBe(true),
);

test.each([
  "/store",
  "/support",
  "/api/blog",
  "/desk",
  "/own/abc",
  "/report",
  "/podcasts/feed.xml",
])("%s is not: others serve parts of it, or it is no public page", (path) =>
  expect(isPrepared(path)).toBe(false),
);
