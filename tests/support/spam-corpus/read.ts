import { readFileSync } from "node:fs";
import type { Words } from "../../../src/server/moderation/spam/post-text.ts";

/**
 * Labelled posts: 200 ordinary ones in the voices of ill and upset people, and 200 spam.
 * The rules were tuned on the posts with an even index only; the others show how well they do on new ones.
 */
export const corpus = (label: "ordinary" | "spam"): Words[] =>
  readFileSync(`tests/support/spam-corpus/${label}.jsonl`, "utf8")
    .trim()
    .split("\n")
    .map((line): Words => JSON.parse(line));
