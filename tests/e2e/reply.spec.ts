import type { Page } from "@playwright/test";
import { author, content, email, fillForm, openForm, summary } from "./reply-form.ts";
import { desk, expect, expectComplaint, phone, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const replies = (page: Page) => page.getByRole("region", { name: /^Replies/ });
const heading = (page: Page) => replies(page).getByRole("heading", { level: 2 });

/** A text that no other test writes. */
const words = () => `I write things down. ${newWord()}`;

const replyCount = async (page: Page) =>
  Number((await heading(page).textContent())?.match(/\d+/)?.[0]);

for (const viewport of [phone, desk])
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test("a visitor posts a reply, which is there, counted and lasting", async ({ page }) => {
      const text = words();
      await page.goto("/discussions/1");
      await expect(author(page)).toBeHidden();
      await openForm(page);
      await expect(summary(page)).toBeHidden();
      await fillForm(page, text);
      await button(page, "Post Reply").click();
      await expect(page.getByText("Reply Posted", { exact: true })).toBeVisible();
      await expect(
        page.getByText("Your reply has been posted successfully.", { exact: true }),
      ).toBeVisible();
      await expect(replies(page).getByText(text)).toBeVisible();
      await expect(author(page)).toBeHidden();
      await expect(summary(page)).toBeFocused();
      await page.reload();
      await expect(replies(page).getByText(text)).toHaveCount(1);
      await expect(page.getByText("mara@example.org")).toHaveCount(0);
      expect(await page.content()).not.toContain("mara@example.org");
      await openForm(page);
      await expect(content(page)).toHaveValue("");
    });
  });

test("the two counts on the page rise with a reply", async ({ page }) => {
  await page.goto("/discussions/2");
  const before = await replyCount(page);
  await openForm(page);
  await fillForm(page, words());
  await button(page, "Post Reply").click();
  await expect.poll(() => replyCount(page)).toBeGreaterThan(before);
  const shown = page.getByRole("main").getByText(/^\d+ repl(y|ies)$/);
  await expect(shown).toHaveText(new RegExp(`^${await replyCount(page)} `));
});

test("Cancel hides the form and gives the focus back", async ({ page }) => {
  await page.goto("/discussions/1");
  await summary(page).press("Enter");
  await expect(author(page)).toBeFocused();
  await button(page, "Cancel").click();
  await expect(author(page)).toBeHidden();
  await expect(summary(page)).toBeFocused();
});

test("what is wrong is said in red under each field, and the first is focused", async ({
  page,
}) => {
  await page.goto("/discussions/1");
  await openForm(page);
  await button(page, "Post Reply").click();
  for (const field of [author(page), email(page), content(page)]) {
    await expect(field).toHaveAccessibleDescription(/Required/);
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await expect(author(page)).toBeFocused();
  await author(page).fill("   ");
  await email(page).fill("mara@");
  await content(page).fill("x");
  await button(page, "Post Reply").click();
  await expect(author(page)).toHaveAccessibleDescription(
    /String must contain at least 1 character\(s\)/,
  );
  await expect(email(page)).toHaveAccessibleDescription(/Invalid email/);
  await expect(content(page)).not.toHaveAttribute("aria-invalid");
  const error = page.getByText("Invalid email", { exact: true });
  expect(await error.evaluate((element) => getComputedStyle(element).color)).toBe(
    "rgb(161, 28, 28)",
  );
});

test("while a reply is on its way the button waits, and a second press adds nothing", async ({
  page,
}) => {
  const text = words();
  const held = Promise.withResolvers<void>();
  let posts = 0;
  await page.route("**/api/discussions/1/replies", async (route) => {
    if (route.request().method() === "POST") {
      posts += 1;
      await held.promise;
    }
    await route.continue();
  });
  await page.goto("/discussions/1");
  await openForm(page);
  await fillForm(page, text);
  await button(page, "Post Reply").click();
  await expect(button(page, "Posting...")).toBeDisabled();
  await content(page).press("Control+Enter");
  await author(page).press("Enter");
  held.resolve();
  await expect(replies(page).getByText(text)).toHaveCount(1);
  expect(posts).toBe(1);
});

test("a failure says so, keeps the text, and the same reply can be sent again", async ({
  page,
  complaints,
}) => {
  const text = words();
  const keys: (string | undefined)[] = [];
  await page.route("**/api/discussions/1/replies", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    keys.push(route.request().headers()["idempotency-key"]);
    return keys.length === 1 ? route.fulfill({ status: 503, body: "{}" }) : route.continue();
  });
  await page.goto("/discussions/1");
  await openForm(page);
  await fillForm(page, text);
  await button(page, "Post Reply").click();
  await expect(page.getByText("Failed to post reply. Please try again.").first()).toBeVisible();
  await expect(page.getByText("Error", { exact: true })).toBeVisible();
  await expect(content(page)).toHaveValue(text);
  await button(page, "Post Reply").click();
  await expect(replies(page).getByText(text)).toHaveCount(1);
  expect(keys[0]).toBe(keys[1]);
  await expectComplaint(complaints, "503");
});

test("nothing of React is fetched before the visitor reaches for the form", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/discussions/1", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await summary(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

for (const [what, status] of [
  ["does not have it yet", 200],
  ["cannot be fetched", 500],
] as const)
  test(`one's own reply shows although the list ${what}`, async ({ page, complaints }) => {
    const text = words();
    await page.route("**/api/discussions/3/replies*", (route) =>
      route.request().method() === "GET" ? route.fulfill({ status, body: "[]" }) : route.continue(),
    );
    await page.goto("/discussions/3");
    await openForm(page);
    await fillForm(page, text);
    const list = page.waitForResponse(/replies\?reply=\d+$/);
    await button(page, "Post Reply").click();
    await list;
    await expect(replies(page).getByText(text)).toBeVisible();
    if (status === 500) await expectComplaint(complaints, "500");
  });

test("a reply sent before React has arrived is posted all the same", async ({ page }) => {
  const text = words();
  const held = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/discussions/1");
  await summary(page).click();
  await fillForm(page, text);
  await button(page, "Post Reply").click();
  await expect(page).toHaveURL(/\?reply=\d+.*#reply-\d+$/);
  held.resolve();
  await expect(page.getByRole("status").filter({ hasText: "Reply Posted" })).toBeVisible();
  await expect(replies(page).getByText(text)).toHaveCount(1);
});

test("markup and direction marks in a reply stay text", async ({ page }) => {
  const text = `<img src=x onerror=alert(1)> __FORM_TOKEN__ <!--replies--> ${newWord()}`;
  await page.goto("/discussions/3");
  await openForm(page);
  await fillForm(page, text);
  await button(page, "Post Reply").click();
  await expect(replies(page).getByText(text)).toBeVisible();
  await page.reload();
  await expect(replies(page).getByText(text)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is on the page and posts, and a reload adds nothing", async ({ page }) => {
    const text = words();
    await page.goto("/discussions/1");
    await summary(page).click();
    await fillForm(page, text);
    await button(page, "Post Reply").click();
    await expect(page).toHaveURL(/\/discussions\/1\?reply=\d+.*#reply-\d+$/);
    await expect(page.getByRole("status")).toContainText("Reply Posted");
    await expect(replies(page).getByText(text)).toBeVisible();
    await page.goBack();
    await summary(page).click();
    await fillForm(page, text);
    await button(page, "Post Reply").click();
    await expect(replies(page).getByText(text)).toHaveCount(1);
  });

  test("a refused post comes back with its text and the reasons", async ({ page, complaints }) => {
    const text = words();
    await page.goto("/discussions/1");
    await summary(page).click();
    await fillForm(page, text);
    await author(page).fill("   ");
    await button(page, "Post Reply").click();
    await expect(author(page)).toHaveAccessibleDescription(/String must contain at least 1/);
    await expectComplaint(complaints, "400");
    await expect(content(page)).toHaveValue(text);
    await expect(email(page)).toHaveValue("mara@example.org");
    await author(page).fill("Mara");
    await button(page, "Post Reply").click();
    await expect(replies(page).getByText(text)).toHaveCount(1);
  });

  test("Cancel closes the form", async ({ page }) => {
    await page.goto("/discussions/1");
    await summary(page).click();
    await button(page, "Cancel").click();
    await expect(author(page)).toBeHidden();
    await expect(summary(page)).toBeVisible();
  });
});
