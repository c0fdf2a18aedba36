import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Where {
  and: [{ href_matches: string }, { not: { href_matches: string[] } }, unknown];
}

const rules = JSON.parse(readFileSync("public/speculation-rules.json", "utf8"));
const { and }: Where = rules.prerender[0].where;

const isPrerendered = (pathname: string) => {
  const matches = (pattern: string) => new URLPattern({ pathname: pattern }).test({ pathname });
  return matches(and[0].href_matches) && !and[1].not.href_matches.some(matches);
};

test.each(["/", "/discussions/12", "/blog/1"])("prerenders %s", (path) =>
  expect(isPrerendered(path)).toBe(true),
);

test.each(["/store", "/support", "/api/blog", "/own/abc", "/podcasts/feed.xml"])(
  "does not prerender %s",
  (path) => expect(isPrerendered(path)).toBe(false),
);
