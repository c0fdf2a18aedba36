import type { Page } from "@playwright/test";
import { sitemapPaths } from "./addresses.ts";
import { unlabelledExamples } from "./examples.ts";
import { expect, test } from "./test.ts";

const withClaims = [
  "/",
  "/media",
  "/media/5",
  "/media/101",
  "/social-videos",
  "/podcasts",
  "/podcasts/1",
  "/glossary",
  "/glossary/matchbox-sign",
];

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

  test("shows the text and pictures of every page, a label on every example, and no control that needs a script, nor prints controls", async ({
    page,
    request,
  }) => {
    for (const path of await sitemapPaths(request)) {
      await page.emulateMedia({ media: "screen" });
      await page.goto(path);
      if (withClaims.includes(path))
        await expect(page.getByText("Not medical advice", { exact: true }), path).toBeInViewport();
      await expect(page.getByRole("banner"), path).toBeVisible();
      expect(await deadElements(page), path).toEqual([]);
      expect(await unlabelledExamples(page.locator("body")), path).toEqual([]);
      const text = await page.getByRole("main").innerText();
      expect(text.length, path).toBeGreaterThan(120);
      expect(text, path).not.toMatch(/loading|undefined|\[object/i);
      const hidden = page.getByRole("main").locator("img").filter({ visible: false });
      await expect(hidden, path).toHaveCount(0);

      await page.emulateMedia({ media: "print" });
      for (const role of ["banner", "navigation", "button"] as const)
        await expect(page.getByRole(role).filter({ visible: true }), path).toHaveCount(0);
      const anchors = page.getByRole("link", { name: /^Link to|^Skip/ });
      await expect(anchors.filter({ visible: true }), path).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      await expect(page.getByRole("contentinfo"), path).toContainText("not medical advice");
    }
  });
});
