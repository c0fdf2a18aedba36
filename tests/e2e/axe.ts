import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "./test.ts";

const script = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Returns the violations that axe finds on the page in its current state. All rules are on, including the optional
 * rule for target sizes. Frames are skipped, because all frames on the site belong to other companies.
 * @param part selector of the part to check
 * @param only rules to check instead of all
 */
export async function axeViolations(page: Page, part = "html", only?: string[]): Promise<string[]> {
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
    expect(await axeViolations(page), colorScheme).toEqual([]);
  }
}

/** Fails if axe finds a violation in either theme, at the current width. */
export async function expectNoViolations(page: Page, part = "html") {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await axeViolations(page, part), colorScheme).toEqual([]);
  }
}
