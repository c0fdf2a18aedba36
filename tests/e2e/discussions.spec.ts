import type { APIRequestContext } from "@playwright/test";
import { databaseUrlOf, runStatement } from "../support/postgres-database.ts";
import { axeViolations } from "./axe.ts";
import { hold } from "./hold.ts";
import { hydrated } from "./hydrated.ts";
import { shift, watchShift } from "./layout-shift.ts";
import { expect, test } from "./test.ts";

const writer = { author: "Mara", email: "mara@example.org" };

async function start(request: APIRequestContext, given: object = {}): Promise<number> {
  const data = {
    ...writer,
    title: "Sleep",
    content: "Words",
    category: "medical-experiences",
    ...given,
  };
  const response = await request.post("/api/discussions", { data });
  return (await response.json()).id;
}

/** Adds "Number 1.", "Number 2." and so on to a discussion in the database, which is much faster than posting them. */
const addReplies = (id: number, count: number) =>
  runStatement(
    databaseUrlOf(process.env["DATABASE_SERVER"] ?? "", "launched"),
    `INSERT INTO discussion_replies (discussion_id, author, email, content)
      SELECT $1, $2, $3, CASE n WHEN 51 THEN E'- One\\n- [Two](/glossary#cyst)' ELSE 'Number ' || n || '.' END
      FROM generate_series(1, $4::int) AS n`,
    [id, writer.author, writer.email, count],
  );

test("shows more replies in place, without a shift", async ({ page, request }) => {
  const id = await start(request, { title: "A long one" });
  await addReplies(id, 105);
  const replies = page.getByRole("region", { name: "Replies (105)" });
  const shown = replies.getByRole("article");
  await watchShift(page);
  await page.goto(`/discussions/${id}`);
  expect(await axeViolations(page, "main")).toEqual([]);
  const release = await hold(page, `**/api/discussions/${id}/replies?after=*`);
  const moreLink = replies.getByRole("link", { name: "More replies" });
  await hydrated(moreLink);
  await moreLink.click();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(1);
  const skeletons = page.locator("[aria-busy=true] > [aria-hidden=true] > div");
  await expect(skeletons).toHaveCount(2);
  const skeleton = await skeletons.first().boundingBox();
  const shifted = await shift(page);
  release();
  await expect(shown).toHaveCount(100);
  await expect(skeletons).toHaveCount(0);
  expect(await shift(page)).toBe(shifted);
  const card = await shown.nth(51).boundingBox();
  expect(Math.abs((card?.height ?? 0) - (skeleton?.height ?? 0))).toBeLessThan(16);
  await expect(shown.nth(50).getByRole("link").first()).toBeFocused();
  await expect(page).toHaveURL(`/discussions/${id}`);
});

test("navigates to the next page of replies if it cannot be loaded in place", async ({
  page,
  request,
}) => {
  const id = await start(request);
  await addReplies(id, 51);
  await page.goto(`/discussions/${id}`);
  await page.route(`**/api/discussions/${id}/replies?after=*`, (route) =>
    route.fulfill({ body: "", contentType: "text/html" }),
  );
  const more = page.getByRole("link", { name: "More replies" });
  await hydrated(more);
  await more.click();
  await expect(page).toHaveURL(/\?after=\d+#replies$/);
  await expect(page.getByRole("listitem").filter({ hasText: /^Two$/ })).toBeVisible();
});

test("fits long words and lines of visitors on a screen of 320 px", async ({ page, request }) => {
  const long = [`https://example.org/${"a".repeat(300)}`, "W".repeat(400), "line\n".repeat(700)];
  const words = { author: "M".repeat(80), content: long.join("\n") };
  const name = "W".repeat(120);
  const id = await start(request, { title: name, ...words });
  await request.post(`/api/discussions/${id}/replies`, {
    // The same text as in the discussion would be held.
    data: { ...writer, ...words, content: `${words.content}\nAnd once more.` },
  });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [`/discussions/${id}`, "/discussions"]) {
    await page.goto(path);
    await expect(page.getByText(name).first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
  await page.goto(`/discussions/${id}`);
  const reply = page.getByRole("region", { name: "Replies (1)" }).getByRole("article");
  const box = await reply.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
});
