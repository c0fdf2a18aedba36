import type { APIRequestContext } from "@playwright/test";
import { filesOf, scoreAll, summaryOf } from "./scored.ts";
import { expect } from "./test.ts";

/** The least that Mozilla's HTTP Observatory may say of anything. */
const bar = 120;

/**
 * Asks for every file of a build and for what functions answer, and fails where a scanner would find one
 * less safe than the bar. Prints how many there are of each score.
 */
export async function expectSafe(
  request: APIRequestContext,
  dist: string,
  answers: string[],
): Promise<void> {
  const files = filesOf(dist);
  expect(files.length).toBeGreaterThan(100);
  const scored = await scoreAll(request, [...files, ...answers]);
  console.log(`${scored.length} addresses of ${dist}, by their scores:\n${summaryOf(scored)}`);
  expect(scored.filter(({ score }) => score < bar)).toEqual([]);
  expect(scored.filter(({ faults }) => faults.length > 0)).toEqual([]);
}
