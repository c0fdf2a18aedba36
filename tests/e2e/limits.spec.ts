import type { Page } from "@playwright/test";
import { holdScripts } from "./hold.ts";
import { allHydrated, hydrated } from "./hydrated.ts";
import { shift, watchShift } from "./layout-shift.ts";
import { mockOtherHosts, scrollToEnd } from "./other-hosts.ts";
import { desktop, expect, phone, test } from "./test.ts";

const paths = [
  "/",
  "/media",
  "/media/5",
  "/social-videos",
  "/podcasts",
  "/treating-parasites",
  "/glossary",
  "/search",
  "/discussions",
  "/discussions/1",
  "/blog/1",
  "/do-i-need-a-doctor",
  "/store",
  "/support",
];

/** The shop and the donation form are the reason to open these pages. */
const withOtherHosts = ["/store", "/support"];

/** A busy browser paints before all tabs of a row have been parsed, and the later ones make them narrower (0.018). */
const mostShift = 0.02;

for (const viewport of [phone, desktop])
  test(`hardly shifts the layout and contacts no other host while pages load at ${viewport.width} px`, async ({
    page,
    context,
    allowErrors,
  }) => {
    // The script of the shop is a page here.
    allowErrors("Unexpected token");
    await page.setViewportSize(viewport);
    const requested = await mockOtherHosts(context);
    await watchShift(page, "body");
    await leaveOutTypeface(page);
    test.slow();
    for (const path of paths) {
      await page.goto(path);
      await scrollToEnd(page);
      // The shop cannot load here, so the content below it moves.
      if (path !== "/store") expect(await shift(page), path).toBeLessThan(mostShift);
      if (withOtherHosts.includes(path)) requested.length = 0;
      expect(requested, path).toEqual([]);
    }
  });

test("does not move the footer of a short page while its HTML arrives", async ({ page }) => {
  await page.setViewportSize({ width: desktop.width, height: 1200 });
  await page.goto("/search");
  const footer = page.getByRole("contentinfo");
  const whole = await footer.boundingBox();
  await footer.evaluate((one) => one.replaceChildren());
  expect((await footer.boundingBox())?.y).toBe(whole?.y);
});

/** It may arrive before or after the first paint. */
const leaveOutTypeface = (page: Page) =>
  page.route("**/*.woff2", (route) => route.fulfill({ body: "" }));

const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });

function codeOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

/** Resolves when the code would have been fetched in advance. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );

test.describe("with Save-Data", () => {
  test("fetches no island code, and a card opens its page", async ({ page }) => {
    const scripts = codeOf(page);
    // Without Save-Data, the code has loaded when the page is idle.
    await page.goto("/media");
    await allHydrated(page);
    await page.waitForLoadState("networkidle");
    expect(scripts.length).toBeGreaterThan(5);
    await saveData(page);
    scripts.length = 0;
    await page.reload({ waitUntil: "networkidle" });
    await idle(page);
    expect(scripts).toEqual([]);
    // Once the code is there, a card opens the detail view.
    await holdScripts(page);
    await page.getByRole("link", { name: "One slide, two days" }).first().click();
    await expect(page).toHaveURL(/\/media\/\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One slide, two days");
  });

  test("fetches the code of other islands when a visitor uses one", async ({ page }) => {
    await saveData(page);
    const scripts = codeOf(page);
    await page.goto("/glossary");
    expect(scripts).toEqual([]);
    await page.getByRole("tab").first().focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await hydrated(page.getByRole("tab").first());
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tab").nth(1)).toBeFocused();
  });
});
