import { readFileSync } from "node:fs";
import type { Words } from "../../../src/server/moderation/spam/rules.ts";

/**
 * Labelled posts, 200 of each. The rules were tuned only on those with an even index; the others show how well they do.
 * `remedies` are 24 ordinary posts about cures and detox, which spam also sells.
 */
export const corpus = (label: "ordinary" | "spam" | "remedies"): Words[] =>
  readFileSync(`tests/support/spam-corpus/${label}.jsonl`, "utf8")
    .trim()
    .split("\n")
    .map((line): Words => JSON.parse(line));
