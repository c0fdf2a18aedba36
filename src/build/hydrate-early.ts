import type { ClientDirective } from "astro";
import { firstPaint } from "../lib/browser/first-paint.ts";
import { hasModifier } from "../lib/browser/modified-click.ts";
import { patience } from "../lib/browser/patience.ts";
import { savesData } from "../lib/browser/saves-data.ts";
import { isNotLoaded, markNotLoaded } from "../ui/islands/not-loaded.ts";

const reaching = ["pointerenter", "pointerdown", "focusin", "keydown", "click"];

/** Plain buttons, and links that control something on this page. */
const needsReact = "button[type=button]:not([popovertarget]), a[aria-controls]:not([role=tab])";

/**
 * With Save-Data, only a visitor starts the hydration. A press on a control that needs React is held, and repeated
 * once, unless the code has not loaded.
 */
const hydrateEarly: ClientDirective = (load, _options, island) => {
  const stop = new AbortController();
  let pressed: HTMLElement | undefined;
  let isLoading = false;

  async function hydrate() {
    // The page can become idle after a visitor has started the hydration.
    if (isLoading || stop.signal.aborted) return;
    isLoading = true;
    const timer = setTimeout(giveUp, patience);
    await (await load())();
    clearTimeout(timer);
    isLoading = false;
    // If the code did not load, Astro keeps the attribute, so the next event tries again.
    const isHydrated = !island.hasAttribute("ssr");
    if (!isHydrated) return giveUp();
    markNotLoaded(island, false);
    stop.abort();
    pressed?.removeAttribute("aria-busy");
    pressed?.click();
  }

  /** A pressed link then opens its own address, and what replaces a pressed button gets the focus. */
  function giveUp() {
    markNotLoaded(island);
    pressed?.removeAttribute("aria-busy");
    if (pressed instanceof HTMLAnchorElement) pressed.click();
    else if (pressed) (island.nextElementSibling as HTMLElement | null)?.focus();
    pressed = undefined;
  }

  function hold(event: Event) {
    const control = (event.target as Element).closest<HTMLElement>(needsReact);
    if (!control || !event.isTrusted || hasModifier(event as MouseEvent)) return;
    if (isNotLoaded(island)) return;
    event.preventDefault();
    pressed = control;
    control.setAttribute("aria-busy", "true");
  }

  const { signal } = stop;
  island.addEventListener("click", hold, { signal });
  for (const type of reaching) island.addEventListener(type, hydrate, { signal });
  if (!savesData()) void idle().then(hydrate);
};

export default hydrateEarly;

let whenIdle: Promise<unknown> | undefined;

/** Resolves when the page has been painted and the browser is idle, or busy for two seconds. */
function idle(): Promise<unknown> {
  whenIdle ??= loaded()
    .then(firstPaint)
    .then(
      () =>
        new Promise((resolve) => {
          // Safari lacks `requestIdleCallback`.
          if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: 2000 });
          else setTimeout(resolve, 300);
        }),
    );
  return whenIdle;
}

const loaded = async () =>
  document.readyState === "complete" ||
  new Promise((resolve) => addEventListener("load", resolve, { once: true }));
