import { readFile, rename, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { evil, expectNoElement, expectText, watch } from "../canary.ts";
import { expect, test } from "../test.ts";
import { newWord } from "../unique-word.ts";
import { copyOf } from "../variants.ts";

test.use({ bypassCSP: true });
test.describe.configure({ timeout: 120_000 });

const content = `${copyOf("studio")}/content`;

/** Writes the text into fields of an entry, past every form. */
async function spoil(path: string, text: string, fields: string[]) {
  const file = `${content}/${path}`;
  const entry = JSON.parse(await readFile(file, "utf8"));
  for (const field of fields) entry[field] = text;
  // At once, or the server reads the half of it.
  await writeFile(`${content}/.draft`, JSON.stringify(entry));
  await rename(`${content}/.draft`, file);
}

/** Goes there, again where a page loads anew by itself meanwhile, as it does when other tests edit. */
const go = (page: Page, path: string) => expect(() => page.goto(path)).toPass();

test("what the creator copies into an entry is text on its page, in its data and in its feed", async ({
  page,
}) => {
  const called = await watch(page);
  const word = newWord().slice(0, 12);
  const text = evil(word);
  await spoil("videos/29.json", text, ["title", "description"]);
  await spoil("evidence/104.json", text, ["title", "description"]);
  await spoil("podcasts/4.json", text, ["title", "host", "description"]);
  await spoil("glossary/delusional-infestation.json", text, ["clinicalDefinition", "whyItMatters"]);
  for (const path of ["/social-videos?video=29", "/media?video=104", "/podcasts"]) {
    await go(page, path);
    await expectText(page, word);
  }
  await go(page, "/glossary#delusional-infestation");
  await expectText(page, word);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const feed = await (await page.request.get("/podcasts/feed.xml")).text();

  await expectNoElement(page);
  for (const one of data) JSON.parse(one);
  expect(feed).toContain(`${word}&amp;lt;/title&amp;gt;`);
  expect(feed).not.toContain("<img");
  expect(called).toEqual([]);
});
