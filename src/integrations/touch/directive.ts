import type { ClientDirective } from "astro";

/** Controls that do nothing, or not yet the right thing, without JavaScript. */
const needy = "button[type=button],[data-replay]";

/**
 * Hydrates an island when the visitor reaches for it. What the browser does by itself just happens;
 * a click on a control that needs JavaScript is held back and repeated once after hydration.
 * A form that the browser submits meanwhile leads away, so the island stays as it is.
 */
const touch: ClientDirective = (load, _options, island) => {
  const stop = new AbortController();
  const { signal } = stop;
  let busy = false;
  let leaving = false;
  let missed: HTMLElement | null = null;

  const hold = (event: Event) => {
    const { ctrlKey, metaKey, target } = event as MouseEvent;
    if (!event.isTrusted || ctrlKey || metaKey) return;
    const control = (target as Element).closest<HTMLElement>(needy);
    if (control) {
      missed = control;
      event.preventDefault();
    }
  };

  const wake = async (event: Event) => {
    if (event.type === "submit") leaving = true;
    if (event.type === "click") hold(event);
    if (busy || leaving) return;
    busy = true;
    const hydrate = await load();
    if (!leaving) await hydrate();
    // Where the code could not be fetched the attribute stays, and the next touch tries again.
    if (!island.hasAttribute("ssr")) stop.abort();
    missed?.click();
    missed = null;
    busy = false;
  };

  for (const type of ["pointerenter", "pointerdown", "focusin", "keydown", "click", "submit"]) {
    island.addEventListener(type, wake, { signal });
  }
  // The visitor came back to the page as they had left it.
  addEventListener("pageshow", () => (leaving = false), { signal });
};

export default touch;
