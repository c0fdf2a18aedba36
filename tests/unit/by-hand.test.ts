import { expect, test } from "vitest";
import { templates } from "../../scripts/templates.ts";
import { checked } from "../support/check-content.ts";
import { add } from "../support/valid-content.ts";

const files = templates();

/** Copies a template as docs/editing.md describes: with a new number and the comments left in. */
const copied = (template: string, to: string, number: number) =>
  add(
    to,
    (files.get(`content/templates/${template}`) ?? "").replace(/("?id"?): \d+/, `$1: ${number}`),
  );

test("accepts a supplement, a video and a post added by hand as in docs/editing.md", async () => {
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
