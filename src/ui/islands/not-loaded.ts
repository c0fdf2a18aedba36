/**
 * Marks an island whose code was blocked, is from another deploy or takes too long. The page then shows what works
 * without it: `.unscripted` in the island or after it, instead of `.scripted`.
 */
export const markNotLoaded = (island: Element) => island.classList.add("not-loaded");

export const isNotLoaded = (island: Element): boolean => island.classList.contains("not-loaded");

/** Marks the islands that Astro cannot hydrate, until it can. */
export function followHydration() {
  document.addEventListener("astro:hydration-error", ({ target }) =>
    markNotLoaded(target as Element),
  );
  document.addEventListener(
    "astro:hydrate",
    ({ target }) => (target as Element).classList.remove("not-loaded"),
    true,
  );
}

const messages = new WeakMap<Element, Element>();

/** Says once that a press did nothing. */
export function reportNotLoaded(island: Element) {
  if (messages.has(island)) return;
  const message = document.createElement("p");
  message.role = "alert";
  message.className = "notice danger";
  message.textContent =
    "This part of the page did not load. The connection may have failed, or a blocker may have stopped it. Reload the page to try again.";
  messages.set(island, message);
  island.before(message);
  island.addEventListener("astro:hydrate", () => message.remove(), { once: true });
}
