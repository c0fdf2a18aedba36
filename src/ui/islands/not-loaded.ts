const className = "not-loaded";

/**
 * Marks an island whose code was blocked, is from another deploy or takes too long. The page then shows what works
 * without it: `.unscripted` in the island or after it, instead of `.scripted`.
 */
export const markNotLoaded = (island: Element, isMarked = true) =>
  island.classList.toggle(className, isMarked);

export const isNotLoaded = (island: Element) => island.classList.contains(className);
