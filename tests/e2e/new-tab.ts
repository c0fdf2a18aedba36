import type { Locator } from "@playwright/test";
import { expect } from "./test.ts";

/** Asserts that each link opens a new tab, says so, and gives the new page no access to this one. */
export async function expectNewTabs(links: Locator): Promise<void> {
  for (const link of await links.all()) {
    await expect(link).toHaveAccessibleName(/\(opens a new tab\)$/);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  }
}
