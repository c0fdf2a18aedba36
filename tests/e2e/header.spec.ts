import type { Page } from "@playwright/test";
import { allHydrated, hydrated } from "./hydrated.ts";
import { desktop, expect, phone, test } from "./test.ts";

const groups = {
  "Media & Interviews": ["Parasite Documentation", "Social Media Videos", "My Interviews"],
  "Health & Recovery": ["Treating Parasites", "Medical Glossary", "Literature Search"],
  Community: ["About Me", "Blog Coming Soon", "Discussion Board Coming Soon", "Contact"],
};

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const group = (page: Page, name: string) => menu(page).locator("summary", { hasText: name });
const link = (page: Page, name: string) => menu(page).getByRole("link", { name });

test.describe("on a desktop", () => {
  test.use({ viewport: desktop });

  test("shows Home, three groups, Store and Support, and the links of one group, until the focus leaves it", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(menu(page));
    await expect(page.getByRole("banner").getByRole("link").first()).toHaveText("NTKOC");
    const items = menu(page).locator(":scope > ul > li > a, summary");
    await expect(items).toHaveText(["Home", ...Object.keys(groups), "Store", "Support"]);
    await expect(page.getByRole("button", { name: "Open navigation menu" })).toBeHidden();
    for (const [name, links] of Object.entries(groups)) {
      await group(page, name).click();
      await expect(menu(page).locator("details[open] li a:visible")).toHaveText(links);
    }
    for (const name of ["Blog Coming Soon", "Discussion Board Coming Soon"]) {
      await expect(link(page, name)).toBeDisabled();
      await expect(link(page, name)).not.toHaveAttribute("href");
    }
    await link(page, "About Me").focus();
    await page.keyboard.press("Escape");
    await expect(link(page, "About Me")).toBeHidden();
    await expect(group(page, "Community")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(link(page, "About Me")).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(link(page, "About Me")).toBeHidden();
    await hydrated(menu(page));
    await group(page, "Health & Recovery").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(link(page, "Treating Parasites")).toBeFocused();
    for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press("Tab");
    await expect(group(page, "Community")).toBeFocused();
    await expect(link(page, "Medical Glossary")).toBeHidden();
  });

  test("marks the current page and its group", async ({ page }) => {
    await page.goto("/glossary");
    await expect(group(page, "Health & Recovery")).toHaveAttribute("aria-current", "true");
    await expect(group(page, "Community")).not.toHaveAttribute("aria-current");
    await group(page, "Health & Recovery").click();
    await expect(link(page, "Medical Glossary")).toHaveAttribute("aria-current", "page");
    await page.goto("/");
    await expect(link(page, "Home")).toHaveAttribute("aria-current", "page");
    const background = () =>
      link(page, "Support").evaluate((button) => getComputedStyle(button).backgroundColor);
    const usual = await background();
    await page.goto("/support");
    await expect(link(page, "Support")).toHaveAttribute("aria-current", "page");
    expect(await background()).not.toBe(usual);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });
  const toggle = (page: Page, label: string) => page.getByRole("button", { name: label });

  test("closes the menu with the toggle, on Escape and on a tap outside, and opens groups independently", async ({
    page,
  }) => {
    await page.goto("/");
    await allHydrated(page);
    await expect(menu(page)).toBeHidden();
    await toggle(page, "Open navigation menu").tap();
    await expect(menu(page)).toBeVisible();
    await toggle(page, "Close navigation menu").tap();
    await expect(menu(page)).toBeHidden();
    await toggle(page, "Open navigation menu").press("Enter");
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page, "Open navigation menu")).toBeFocused();
    await toggle(page, "Open navigation menu").tap();
    await page.touchscreen.tap(phone.width / 2, phone.height - 10);
    await expect(menu(page)).toBeHidden();
    await toggle(page, "Open navigation menu").tap();
    for (const name of Object.keys(groups)) await group(page, name).tap();
    await expect(menu(page).locator("details[open] li a:visible")).toHaveText(
      Object.values(groups).flat(),
    );
    await expect(link(page, "Store")).toBeVisible();
    await expect(link(page, "Support")).toBeVisible();
    await group(page, "Community").tap();
    await expect(link(page, "About Me")).toBeHidden();
    await expect(link(page, "Medical Glossary")).toBeVisible();
  });

  test("closes the menu when a link is selected, but not for one that is coming soon", async ({
    page,
  }) => {
    // A prefetched page would replace the mocked response below.
    await page.route("**/speculation-rules.json", (route) =>
      route.fulfill({ contentType: "application/speculationrules+json", body: "{}" }),
    );
    await page.goto("/");
    await allHydrated(page);
    await toggle(page, "Open navigation menu").tap();
    await group(page, "Community").tap();
    // Status 204 keeps the visitor on the page, so that the menu is visible.
    for (const path of ["about", "blog"])
      await page.route(`**/${path}`, (route) => route.fulfill({ status: 204 }));
    const asked = page.waitForRequest("**/blog");
    await link(page, "Blog Coming Soon").tap();
    await asked;
    await expect(menu(page)).toBeVisible();
    await link(page, "About Me").tap();
    await expect(menu(page)).toBeHidden();
    await page.unroute("**/about");
    await toggle(page, "Open navigation menu").tap();
    await link(page, "About Me").tap();
    await expect(page).toHaveURL("/about");
    await expect(menu(page)).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens, closes and links to pages on a phone", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/");
    await page.getByRole("button", { name: "Open navigation menu" }).click();
    await page.getByRole("button", { name: "Close navigation menu" }).click();
    await page.getByRole("button", { name: "Open navigation menu" }).click();
    await group(page, "Health & Recovery").click();
    await link(page, "Literature Search").click();
    await expect(page).toHaveURL("/literature");
  });
});

test("has a skip link to the content as its first control", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("in wide and narrow typefaces", () => {
  test.use({ bypassCSP: true });

  test("has all controls on one line of the header at every width, and icons in their full size", async ({
    page,
  }) => {
    await page.goto("/");
    const header = page.getByRole("banner");
    const controls = header.locator("a:visible, summary:visible");
    for (const font of ["DejaVu Sans", "DejaVu Sans Condensed"]) {
      await page.addStyleTag({ content: `:root { --sans: "${font}" !important }` });
      for (const width of [1120, 1280, 1366, 1440, 1920])
        await test.step(`${width} px, in ${font}`, async () => {
          await page.setViewportSize({ width, height: 600 });
          await expect(controls).toHaveCount(9);
          let end = 0;
          for (const control of await controls.all()) {
            const { x, y, width, height } = (await control.boundingBox()) ?? fail();
            expect(y + height / 2, await control.innerText()).toBeCloseTo(30, 0);
            expect(height, await control.innerText()).toBeLessThan(48);
            expect(x, await control.innerText()).toBeGreaterThanOrEqual(end);
            end = x + width;
          }
          expect(end).toBeLessThanOrEqual(width);
          const search = header.getByRole("link", { name: "Search" }).locator("svg");
          expect((await search.boundingBox())?.width).toBe(24);
        });
    }
  });
});

function fail(): never {
  throw new Error("The control is not drawn.");
}

test("has three columns of links, four channels and a last line in the footer", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const [name, links] of [
    ["Media", groups["Media & Interviews"]],
    ["Health & Recovery", groups["Health & Recovery"]],
    [
      "Community",
      ["About Me", "Blog", "Discussion Board", "Store", "Support", "Contact", "Privacy Policy"],
    ],
  ] as const)
    await expect(footer.getByRole("navigation", { name }).getByRole("link")).toHaveText([...links]);
  const channels = footer.getByRole("link", { name: "(opens a new tab)" });
  await expect(channels.filter({ hasText: /X|video|Newsletter/i })).toHaveText([
    /^\s*X/,
    /^\s*Current video channel/,
    /^\s*Newsletter/,
    /^\s*Short videos/,
  ]);
  await expect(footer).toContainText("© 2025 NTKOC");
  const last = footer.getByRole("link", { name: "About this site" });
  await expect(last).toHaveAttribute("href", "/about/this-site");
});
