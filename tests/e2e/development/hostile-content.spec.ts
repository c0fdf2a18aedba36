import { readFile, rename, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoElement, expectText, hostileText, watchCanary } from "../canary.ts";
import { expect, test } from "../test.ts";
import { newWord } from "../unique-word.ts";
import { copyOf } from "../variants.ts";

test.use({ bypassCSP: true });

const content = `${copyOf("development")}/content`;

/** Writes text directly into the fields of an entry. */
async function writeFields(path: string, text: string, fields: string[]) {
  const file = `${content}/${path}`;
  const entry = JSON.parse(await readFile(file, "utf8"));
  for (const field of fields) entry[field] = text;
  // Write the file atomically, so that the server does not read half of it.
  await writeFile(`${content}/.draft`, JSON.stringify(entry));
  await rename(`${content}/.draft`, file);
}

/** Waits until the server has read the files, so that the page does not reload while it is checked, and opens a page. */
async function open(page: Page, path: string, word: string) {
  // The server resets connections when it reloads after a change.
  const html = () =>
    page.request
      .get(path)
      .then((response) => response.text())
      .catch(String);
  await expect.poll(html, { timeout: 60_000 }).toContain(word);
  await expect(() => page.goto(path)).toPass();
}

test("escapes text of an entry on its page, in structured data and in the feed", async ({
  page,
}) => {
  const called = await watchCanary(page);
  const word = newWord().slice(0, 12);
  const text = hostileText(word);
  await writeFields("videos/29.json", text, ["title", "description"]);
  await writeFields("evidence/104.json", text, ["title", "description"]);
  await writeFields("podcasts/4.json", text, ["title", "host", "description"]);
  await writeFields("glossary/delusional-infestation.json", text, [
    "clinicalDefinition",
    "whyItMatters",
  ]);
  for (const path of ["/social-videos?video=29", "/media?video=104", "/podcasts"]) {
    await open(page, path, word);
    await expectText(page, word);
  }
  const data: string[] = [];
  for (const path of ["/glossary#delusional-infestation", "/glossary/delusional-infestation"]) {
    await open(page, path, word);
    await expectText(page, word);
    data.push(...(await page.locator('script[type="application/ld+json"]').allTextContents()));
  }
  await open(page, `/search?q=${word}`, word);
  await expectText(page, word);
  const feed = await (await page.request.get("/podcasts/feed.xml")).text();

  await expectNoElement(page);
  for (const one of data) JSON.parse(one);
  expect(feed).toContain(`${word}&lt;/title&gt;`);
  expect(feed).not.toContain("<img");
  expect(called).toEqual([]);
});
