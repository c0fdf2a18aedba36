import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "./test.ts";

const script = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Returns the violations that axe finds on the page as it is now. All rules are on, including the optional one
 * for target sizes. Frames are left out: the site has none except those of other companies.
 * @param part a selector, to leave out the rest of a long page
 * @param only the rules to check, if not all
 */
export async function axeFinds(page: Page, part = "html", only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(script);
  const options: axe.RunOptions = {
    iframes: false,
    resultTypes: ["violations"],
    rules: { "target-size": { enabled: true } },
    ...(only && { runOnly: only }),
  };
  const violations = await page.evaluate(
    async ([part, options]) =>
      (await (window as unknown as { axe: typeof axe }).axe.run(part, options)).violations,
    [part, options] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Rules whose outcome depends on the theme or the width. */
export const visualRules = ["color-contrast", "link-in-text-block", "target-size"];

/** Fails if axe finds a violation on a phone in the light theme, or on a desktop in the dark theme. */
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

/** Fails if axe finds a violation in either theme, at the current width. */
export async function expectNoViolations(page: Page, part = "html") {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await axeFinds(page, part), colorScheme).toEqual([]);
  }
}
