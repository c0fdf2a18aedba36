import type { ClientDirective } from "astro";

/** Controls that need JavaScript. */
const scripted = "button[type=button],[data-replay]";

/**
 * Hydrates an island on the first pointer, focus, key or click event. A click on a control that needs JavaScript is
 * repeated after hydration. After a form is submitted, the page is about to unload, so the island is not hydrated.
 */
const onInteraction: ClientDirective = (load, _options, island) => {
  const stop = new AbortController();
  const { signal } = stop;
  let busy = false;
  let leaving = false;
  let missed: HTMLElement | null = null;

  const hold = (event: Event) => {
    const { ctrlKey, metaKey, target } = event as MouseEvent;
    if (!event.isTrusted || ctrlKey || metaKey) return;
    const control = (target as Element).closest<HTMLElement>(scripted);
    if (control) {
      missed = control;
      event.preventDefault();
    }
  };

  const hydrateOnce = async (event: Event) => {
    if (event.type === "submit") leaving = true;
    if (event.type === "click") hold(event);
    if (busy || leaving) return;
    busy = true;
    const hydrate = await load();
    if (!leaving) await hydrate();
    // If the code could not be fetched, Astro leaves the attribute, and the next event tries again.
    if (!island.hasAttribute("ssr")) stop.abort();
    missed?.click();
    missed = null;
    busy = false;
  };

  for (const type of ["pointerenter", "pointerdown", "focusin", "keydown", "click", "submit"]) {
    island.addEventListener(type, hydrateOnce, { signal });
  }
  // The page can be restored from the back/forward cache.
  addEventListener("pageshow", () => (leaving = false), { signal });
};

export default onInteraction;
