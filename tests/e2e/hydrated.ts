import type { Locator } from "@playwright/test";
import { expect } from "./test.ts";

/** Waits until React runs in the island that contains an element. Until then, only what is native answers. */
export async function hydrated(element: Locator): Promise<void> {
  const island = element.locator("xpath=ancestor::astro-island[1]");
  await expect(island).not.toHaveAttribute("ssr");
}
