import type { Page } from "@playwright/test";
import { allHydrated } from "./hydrated.ts";
import { tabTo } from "./keys.ts";
import { expect, phone, test } from "./test.ts";

const tooltip = (page: Page) => page.getByRole("tooltip");
const term = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true });
const formication = /^A feeling of insects crawling on or under the skin/;
const parasite = /^An organism that lives on or in another/;

async function open(page: Page) {
  await page.clock.install({ time: "2026-01-01T09:00:00Z" });
  await page.goto("/about");
  await allHydrated(page);
  await page.clock.pauseAt("2026-01-01T10:00:00Z");
  await term(page, "formication").scrollIntoViewIfNeeded();
}

async function moveTo(page: Page, name: string) {
  const box = await term(page, name).boundingBox();
  if (!box) throw new Error(`no term ${name}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 20 });
}

test("opens after 700 ms of hover, and at once within 300 ms of another tooltip", async ({
  page,
}) => {
  await open(page);
  await term(page, "formication").hover();
  await page.clock.runFor(690);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip(page)).toHaveText(formication);
  await expect(term(page, "formication")).toHaveAccessibleDescription(formication);
  // In steps, because Radix treats the first move outside a term as a move towards the tooltip.
  await moveTo(page, "parasite");
  await expect(tooltip(page)).toHaveText(parasite);
  await page.mouse.move(5, 5, { steps: 5 });
  await page.clock.runFor(310);
  await term(page, "formication").hover();
  await expect(tooltip(page)).toHaveCount(0);
});

test("opens at once on focus, even if the page scrolls to it, closes on Escape and when the focus leaves, and follows the link", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto("/about");
  await tabTo(page, term(page, "formication"));
  await expect(tooltip(page)).toHaveText(formication);
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  await expect(term(page, "formication")).toHaveAccessibleDescription(formication);
  // Radix listens for Escape after React has rendered the tooltip.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.keyboard.press("Escape");
  await expect(tooltip(page)).toHaveCount(0);
  await expect(term(page, "formication")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(tooltip(page)).toHaveText(formication);
  await page.keyboard.press("Tab");
  await expect(tooltip(page)).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/glossary/formication");
});

test.describe("with touch", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("follows the link on a tap", async ({ page }) => {
    await page.goto("/about");
    await term(page, "formication").tap();
    await expect(page).toHaveURL("/glossary/formication");
  });
});
