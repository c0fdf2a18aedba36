import { expect, test } from "vitest";
import { storePolicy } from "../../src/features/store/ecwid.ts";

test("does not allow inline scripts, or scripts of hosts that anyone can rent", () => {
  const sources: readonly string[] = storePolicy.scripts;
  expect(sources).not.toContain("'unsafe-inline'");
  expect(sources.filter((source) => source.includes("*"))).toEqual([]);
  for (const directive of storePolicy.directives)
    expect(directive).not.toMatch(/\*\.cloudfront|https:( |$)/);
});
