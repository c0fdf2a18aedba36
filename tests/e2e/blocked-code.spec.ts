import type { Page } from "@playwright/test";
import { holdScripts } from "./hold.ts";
import { mockOtherHosts } from "./other-hosts.ts";
import { expect, test } from "./test.ts";

const blocked = /ERR_BLOCKED_BY_CLIENT|Error hydrating|Failed to fetch dynamically imported/;

/** As a list does that blocks the code, and as a tab does whose code another deploy has replaced. */
const blockCode = (page: Page) =>
  page.route("**/_astro/*.js*", (route) => route.abort("blockedbyclient"));

test("replaces a pressed button with a focused link that shares by email", async ({
  page,
  allowErrors,
}) => {
  allowErrors(blocked);
  const pressed = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js*", async (route) => {
    // Otherwise the link can replace the button before the press.
    await pressed.promise;
    await route.abort("blockedbyclient");
  });
  await page.goto("/");
  const share = page.getByRole("button", { name: "Share Our Website" });
  await share.click();
  pressed.resolve();
  await expect(page.getByRole("link", { name: "Share by email" })).toBeFocused();
  await expect(share).toBeHidden();
});

test("links to the comments, to the video and to the shop", async ({ page, allowErrors }) => {
  allowErrors(blocked);
  await mockOtherHosts(page.context());
  await blockCode(page);
  await page.goto("/blog/1");
  await expect(page.getByRole("link", { name: "Show comments" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Comments" })).toBeHidden();

  await page.goto("/store");
  await expect(page.getByText("Loading the shop…")).toBeHidden();
  await expect(page.getByRole("link", { name: "Open the shop on its own site" })).toBeVisible();

  await page.goto("/media/5");
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Play video: Who counts as an expert?" }).click();
  await expect(await opened).toHaveURL(/video\.example\.org/);
});

test("shows the link to the comments after ten seconds, and the comments if their code comes later", async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto("/blog/1");
  const heading = page.getByRole("heading", { name: /^Comments/ });
  const link = page.getByRole("link", { name: "Show comments" });
  await heading.hover();
  await expect(link).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(link).toBeVisible();
  await expect(heading).toBeHidden();
  release();
  await expect(heading).toHaveText(/Comments \(\d/);
  await expect(link).toBeHidden();
});

test("links to the comments in the detail view if their code is missing", async ({
  page,
  allowErrors,
}) => {
  allowErrors(blocked);
  await page.goto("/media");
  await page.getByRole("link", { name: "A first look through the microscope" }).hover();
  await page.waitForLoadState("networkidle");
  await blockCode(page);
  await page.getByRole("link", { name: "A first look through the microscope" }).click();
  const link = page.getByRole("dialog").getByRole("link", { name: "Show comments" });
  await expect(link).toHaveAttribute("href", "/media/1#comments");
});
