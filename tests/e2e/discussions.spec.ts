import type { APIRequestContext, Page } from "@playwright/test";
import { databaseUrlOf, runStatement } from "../support/postgres-database.ts";
import { axeViolations } from "./axe.ts";
import { hydrated } from "./hydrated.ts";
import { shift, watchShift } from "./layout-shift.ts";
import { expect, expectConsoleErrors, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

const writer = { author: "Mara", email: "mara@example.org" };
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const opener = (page: Page) => page.locator("summary", { hasText: "Start a Discussion" });
const title = (page: Page) => page.getByLabel("Title");
const category = (page: Page) => page.getByLabel("Category");
const text = (page: Page) => page.getByLabel("Your Post");
const entries = (page: Page) => page.getByRole("main").getByRole("article");

/** Starts a discussion through the API. @returns its id */
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

async function openForm(page: Page) {
  await opener(page).click();
  await expect(title(page)).toBeFocused();
}

async function fillForm(page: Page, name: string) {
  await title(page).fill(name);
  // Without a link, because a link in a form sent this quickly would be held.
  await text(page).fill("A line.\n\nAnother.");
  await page.getByLabel("Your Name").fill(writer.author);
  await page.getByLabel("Email (Private)").fill(writer.email);
}

test("starts a discussion, and keeps its text after errors and a reload", async ({
  page,
  consoleErrors,
}) => {
  const name = `What helps? ${newWord()}`;
  await page.goto("/discussions?category=weekly-discussions");
  await openForm(page);
  await button(page, "Post Discussion").click();
  await expect(page.getByRole("region", { name: "5 errors." })).toBeFocused();
  for (const field of [title(page), category(page), text(page)])
    await expect(field).toHaveAccessibleDescription(/^(Choose|Enter|Write) |(Enter|Write) your/);
  await page.getByRole("link", { name: "Category: Choose a category" }).click();
  await expect(category(page)).toBeFocused();
  await category(page).selectOption("Weekly Discussions");
  await fillForm(page, name);
  await page.route("**/api/discussions", (route) => route.fulfill({ status: 500, body: "{}" }));
  await button(page, "Post Discussion").click();
  await expect(
    page.getByText("Failed to post discussion. Please try again.").first(),
  ).toBeVisible();
  await expect(title(page)).toHaveValue(name);
  await expectConsoleErrors(consoleErrors, "500");
  await page.unroute("**/api/discussions");
  await page.reload();
  await expect(page.getByText("You have a saved draft on this device.")).toBeVisible();
  await openForm(page);
  await expect(category(page)).toHaveValue("weekly-discussions");
  const held = Promise.withResolvers<void>();
  await page.route("**/api/discussions", async (route) => {
    await held.promise;
    await route.continue();
  });
  await button(page, "Post Discussion").click();
  await expect(button(page, "Posting...")).toBeDisabled();
  held.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("status").filter({ hasText: "Discussion Posted" })).toBeVisible();
  await expect(page.getByText("Save your private link")).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit or delete" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Report" })).toHaveCount(0);
  await expect(page).toHaveURL(/\/discussions\/\d+$/);
  await page.getByRole("link", { name: "Back to Discussions" }).click();
  await expect(page).toHaveURL("/discussions");
  // The list of all categories may be full of other tests' discussions.
  await page.goto("/discussions?category=weekly-discussions");
  await expect(entries(page).filter({ hasText: name })).toBeVisible();
  await openForm(page);
  await expect(title(page)).toHaveValue("");
});

test("pages through many replies in both directions", async ({ page, request }) => {
  const id = await start(request, { title: "A long one" });
  await addReplies(id, 105);
  const replies = page.getByRole("region", { name: "Replies (105)" });
  const shown = replies.getByRole("article");
  await watchShift(page);
  await page.goto(`/discussions/${id}`);
  expect(await axeViolations(page, "main")).toEqual([]);
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/discussions/${id}/replies?after=*`, async (route) => {
    await held.promise;
    await route.continue();
  });
  const moreLink = replies.getByRole("link", { name: "More replies" });
  await hydrated(moreLink);
  await moreLink.click();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(1);
  const skeletons = page.locator("[aria-busy=true] > [aria-hidden=true] > div");
  await expect(skeletons).toHaveCount(2);
  const skeleton = await skeletons.first().boundingBox();
  const shifted = await shift(page);
  held.resolve();
  await expect(shown).toHaveCount(100);
  await expect(skeletons).toHaveCount(0);
  expect(await shift(page)).toBe(shifted);
  const card = await shown.nth(51).boundingBox();
  expect(Math.abs((card?.height ?? 0) - (skeleton?.height ?? 0))).toBeLessThan(16);
  await expect(shown.nth(50).getByRole("link").first()).toBeFocused();
  await expect(page).toHaveURL(`/discussions/${id}`);

  await page.locator("summary", { hasText: "Reply" }).click();
  await expect(page.getByLabel("Your Reply")).toBeFocused();
  await page.getByLabel("Your Name").fill("Mara");
  await page.getByLabel("Email (Private)").fill(writer.email);
  await page.getByLabel("Your Reply").fill("My own.");
  await button(page, "Post Reply").click();
  const now = page.getByRole("region", { name: "Replies (106)" });
  await expect(now.getByRole("article")).toHaveCount(101);
  await expect(now.getByRole("listitem").filter({ hasText: /^Two$/ })).toBeVisible();
  const more = now.getByRole("link", { name: "More replies" });
  const lastPage = (await more.getAttribute("href")) ?? "";
  await more.click();
  await expect(now.getByRole("article")).toHaveCount(106);
  const own = now.getByRole("article").last();
  await expect(own).toContainText("My own.");
  await expect(own.getByRole("link", { name: "Edit or delete" })).toBeVisible();
  await page.goto(lastPage);
  await expect(now.getByRole("article")).toHaveCount(6);
  await now.getByRole("link", { name: "Earlier replies" }).first().click();
  await expect(now.getByRole("article")).toHaveCount(50);
  await expect(page).toHaveURL(/\?after=\d+#replies$/);
  await expect(now.getByRole("article").first().getByRole("listitem")).toHaveText(["One", "Two"]);
  await now.getByRole("link", { name: "Earlier replies" }).first().click();
  await expect(page).toHaveURL(`/discussions/${id}#replies`);
  await expect(now.getByRole("link", { name: "Earlier replies" })).toHaveCount(0);
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
