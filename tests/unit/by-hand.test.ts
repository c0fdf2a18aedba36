import { expect, test } from "vitest";
import { editorHelp } from "../../scripts/commands/editor-help.ts";
import { checked } from "../support/check-content.ts";
import { add } from "../support/valid-content.ts";

const files = editorHelp();

/** A template as the guide says to copy it: with a number of its own, and its comments left in. */
const copied = (template: string, to: string, number: number) =>
  add(
    to,
    (files.get(`content/templates/${template}`) ?? "").replace(/("?id"?): \d+/, `$1: ${number}`),
  );

test("a supplement, a video and a post are added by hand as docs/editing.md tells it", async () => {
  const { lines, summary } = await checked(
    copied("supplements.json", "supplements/chamomile.json", 0),
    copied("videos.json", "videos/105.json", 105),
    copied("blog.md", "blog/31.md", 31),
  );
  expect(lines).toEqual([]);
  expect(summary).toMatch(/^videos +2 /m);
  expect(summary).toMatch(/^supplements +2 /m);
  expect(summary).toMatch(/^blog +2 /m);
});
