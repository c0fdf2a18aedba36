import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/**
 * What axe finds on a page as it is now. No rule is switched off; one that axe leaves to be chosen, for
 * the size of what is pressed, is on.
 * @param part where to look, so that a long page is not looked through each time
 * @param besides what not to look into: frames of others
 * @param only the rules to check, if not all
 */
export async function axeFinds(
  page: Page,
  part = "html",
  besides: string[] = [],
  only?: string[],
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .include(part)
    // Our pages have no frames of their own. To look through those, or to list what is right, takes four times as long.
    .setLegacyMode()
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
  if (only) axe.withRules(only);
  for (const one of besides) axe.exclude(one);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Rules whose outcome depends on the theme or the width, not on the markup alone. */
export const visualRules = ["color-contrast", "link-in-text-block", "target-size"];

/** Looks for mistakes on a page in the midst of a journey: on a phone by day, on a desk in the dark. */
export async function expectAccessible(page: Page) {
  for (const [width, colorScheme] of [
    [360, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await axeFinds(page), colorScheme).toEqual([]);
  }
}

/** The same at the width that the page has, in both themes, and perhaps in a part of it alone. */
export async function expectNoViolations(page: Page, part = "html", besides: string[] = []) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await axeFinds(page, part, besides), colorScheme).toEqual([]);
  }
}
