import type { Page } from "@playwright/test";
import { allHydrated, hydrated } from "./hydrated.ts";
import { shift, watchShift } from "./layout-shift.ts";
import { mockOtherHosts, scrollToEnd } from "./other-hosts.ts";
import { desktop, expect, phone, test } from "./test.ts";

/** Pages with tabs, pictures, islands, or parts that load later. */
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
  "/do-i-need-a-doctor",
  "/store",
  "/support",
];

/** The shop and the donation form are the reason to open these pages. */
const withOtherHosts = ["/store", "/support"];

/**
 * The fallback of a late typeface is not exactly as wide, so a label next to a heading moves a few pixels (0.0001).
 * A busy browser paints before all tabs of a row have been parsed, and the later ones make them narrower (0.018).
 */
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
    // It scrolls through each page.
    test.slow();
    for (const path of paths) {
      await openWithLateTypeface(page, path);
      await scrollToEnd(page);
      // The shop cannot load here, so the content below it moves.
      if (path !== "/store") expect(await shift(page), path).toBeLessThan(mostShift);
      if (withOtherHosts.includes(path)) requested.length = 0;
      expect(requested, path).toEqual([]);
    }
  });

/** Opens a page whose typeface arrives after everything else. */
async function openWithLateTypeface(page: Page, path: string): Promise<void> {
  const loaded = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  loaded.resolve();
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready);
  await page.unroute("**/*.woff2");
}

const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });

/** Collects the addresses of the code of islands that the page fetches from now on. */
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
