import type { Page } from "@playwright/test";
import { sitemapPaths } from "./addresses.ts";
import { unlabelledExamples } from "./examples.ts";
import { expect, phone, test } from "./test.ts";

test.use({ viewport: phone });

/** Finds links and buttons that do nothing, and empty sections. */
const deadElements = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const shown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
    const links = [...main.querySelectorAll("a")].filter((one) => shown(one) && !one.href);
    const buttons = [...main.querySelectorAll("button")].filter(
      (one) => shown(one) && !one.disabled && !one.form && !one.popoverTargetElement,
    );
    const regions = [...main.querySelectorAll("section")].filter(
      (one) => shown(one) && !one.innerText.trim(),
    );
    return [...links, ...buttons, ...regions].map(({ outerHTML }) => outerHTML.slice(0, 110));
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the text and pictures of every page, a label on every example, and no control that needs a script", async ({
    page,
    request,
  }) => {
    for (const path of await sitemapPaths(request)) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      expect(await deadElements(page), path).toEqual([]);
      expect(await unlabelledExamples(page.locator("body")), path).toEqual([]);
      const text = await page.getByRole("main").innerText();
      expect(text.length, path).toBeGreaterThan(120);
      expect(text, path).not.toMatch(/loading|undefined|\[object/i);
      const hidden = page.getByRole("main").locator("img").filter({ visible: false });
      await expect(hidden, path).toHaveCount(0);
    }
  });
});
