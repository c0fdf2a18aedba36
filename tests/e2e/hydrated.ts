import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Waits until React runs in the island that contains an element. Until then, only native controls work. */
export async function hydrated(element: Locator): Promise<void> {
  const island = element.locator("xpath=ancestor::astro-island[1]");
  await expect(island).toBeAttached();
  await reactRuns(island);
}

export const allHydrated = (page: Page): Promise<void> => reactRuns(page.locator("astro-island"));

async function reactRuns(islands: Locator): Promise<void> {
  const message = "React runs in the islands";
  await expect.poll(() => islands.evaluateAll(areDrawn), { message, intervals: [50] }).toBe(true);
}

/** The part of React's root that says whether React has taken over the HTML. */
interface Root {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/**
 * Astro removes `ssr` as soon as it has asked React to hydrate, so this checks React itself. An island can be empty.
 */
async function areDrawn(islands: Element[]): Promise<boolean> {
  function isDrawn(island: Element) {
    const key = Object.keys(island).find((name) => name.startsWith("__reactContainer$"));
    const root: Root | undefined = key && Reflect.get(island, key);
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  }

  const wereDrawn = islands.every(isDrawn);
  // React runs the last effects after it has rendered.
  await new Promise(requestAnimationFrame);
  return wereDrawn;
}
