import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { smallTargets } from "./accessibility/targets.ts";
import { expect } from "./test.ts";

const script = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Returns the violations that axe finds on the page in its current state. `smallTargets` checks target sizes in a tenth
 * of the time. Frames are skipped, because all frames on the site belong to other companies.
 * @param part selector of the part to check
 * @param only rules to check instead of all
 */
export async function axeViolations(
  page: Page,
  part = "html",
  only?: readonly string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(script);
  const options: axe.RunOptions = {
    iframes: false,
    resultTypes: ["violations"],
    // The messages contain the HTML of elements instead.
    selectors: false,
    ...(only && { runOnly: [...only] }),
  };
  const violations = await page.evaluate(
    async ([part, options]) =>
      (await (window as unknown as { axe: typeof axe }).axe.run(part, options)).violations,
    [part, options] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Rules whose outcome depends on the theme or the width. */
export const visualRules = ["color-contrast", "link-in-text-block"];

export async function expectNoViolations(page: Page, part = "html") {
  expect(await smallTargets(page, 24)).toEqual([]);
  for (const [colorScheme, rules] of [
    ["light", undefined],
    ["dark", visualRules],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await axeViolations(page, part, rules), colorScheme).toEqual([]);
  }
}
