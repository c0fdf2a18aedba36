import type { ClientDirective } from "astro";
import { hasModifier } from "../lib/modified-click.ts";

/** Further events that hydrate an island, besides a visitor who reaches for it. */
export interface InteractionOptions {
  /** Hydrates at once if the URL has this query parameter, such as `video`, or one of these. */
  parameter?: string | readonly string[] | undefined;
  /** Hydrates at once, for a page that does nothing before it runs. */
  now?: boolean;
  /** Hydrates at once if the URL has a hash, and when it changes. */
  hash?: boolean;
  /** Hydrates when the page is idle if this device has stored something under this key. CSS can use `data-stored`. */
  stored?: string;
  /** Hydrates on this event of the document, which a store sends. */
  event?: string;
  /** Hydrates when this key is pressed anywhere, such as `F8`. */
  key?: string | undefined;
  /** Hydrates when the island is near the viewport and the browser is idle. For counts that only the API has. */
  visible?: boolean;
  /**
   * Links in the island, to this site (`here`) or another (`away`), open something in React if its code is on its way.
   * With Save-Data, those to this site stay links.
   */
  links?: "here" | "away";
  /** The text for the status of the island if its code does not load. CSS can use `data-failed`. */
  failed?: string;
}

/** Scripts by address, with the scripts that each imports. Written by `island-manifest.ts`. */
type Manifest = Record<string, string[]>;

const reaching = ["pointerenter", "pointerdown", "focusin", "keydown", "click", "submit"];

const tabKeys = new Set(["ArrowLeft", "ArrowRight", "Home", "End", " "]);

let manifest: Promise<Manifest> | undefined;
const preloads = new Map<string, Promise<boolean>>();

/**
 * Hydrates an island when a visitor first reaches for it: by pointer, focus or key. Its code is fetched ahead when the
 * browser is idle, but not run. A press that needs React is held, and repeated after hydration; everything else answers
 * natively in the meantime. After a form is submitted, the page is about to unload, so the island is not hydrated.
 */
const onInteraction: ClientDirective = (load, { value }, island) => {
  const options = typeof value === "object" ? (value as InteractionOptions) : {};
  const stop = new AbortController();
  const { signal } = stop;
  const saves = savesData();
  let isFetched = false;
  let busy = false;
  let leaving = false;
  let missed: HTMLElement | undefined;
  let missedKey: (() => void) | undefined;
  let hasFailed = false;
  let restoreStatus: (() => void) | undefined;

  if (!options.now && !saves)
    void fetchAhead(island).then((done) => {
      isFetched = done;
    });

  /** Returns the pressed control if only React can answer. */
  const needsReact = ({ target }: Event): HTMLElement | undefined => {
    const pressed = (target as Element).closest<HTMLElement>("button, a, summary, input, label");
    if (pressed instanceof HTMLButtonElement)
      return pressed.type === "button" && !pressed.popoverTargetElement ? pressed : undefined;
    const isLink = pressed instanceof HTMLAnchorElement && pressed.role !== "tab";
    return isLink && options.links && (isFetched || busy) ? pressed : undefined;
  };

  /** False for events that open a new tab or that a script sent. */
  const canHold = (event: MouseEvent | KeyboardEvent) => event.isTrusted && !hasModifier(event);

  const hold = (event: MouseEvent) => {
    if (!canHold(event)) return;
    const control = needsReact(event);
    if (!control) return;
    missed?.removeAttribute("aria-busy");
    missed = control;
    missed.setAttribute("aria-busy", "true");
    event.preventDefault();
  };

  /** The keys that move between tabs do nothing natively. */
  const holdKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    const tab = (target as Element).closest("[role=tab]");
    if (!tab || !canHold(event) || !tabKeys.has(key)) return;
    event.preventDefault();
    missedKey = () => tab.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  };

  const wake = async (event?: Event) => {
    if (event?.type === "submit") leaving = true;
    if (event instanceof MouseEvent && event.type === "click") {
      hold(event);
      keepFocus(event);
    }
    if (event instanceof KeyboardEvent) holdKey(event);
    if (busy || leaving) return;
    busy = true;
    hasFailed = false;
    const hydrate = await load();
    if (!hasFailed) restoreStatus?.();
    if (!leaving) await hydrate();
    if (options.links) hydrateAtOnce(island);
    // If the code could not be fetched, Astro leaves the attribute, and the next event tries again.
    if (!island.hasAttribute("ssr")) stop.abort();
    // React hydrates the island around what is pressed at once, and others when there is time.
    missed?.removeAttribute("aria-busy");
    missed?.click();
    missed = undefined;
    missedKey?.();
    missedKey = undefined;
    busy = false;
  };

  if (options.links !== "here" || !saves)
    for (const type of reaching) island.addEventListener(type, wake, { signal });
  if (options.event) document.addEventListener(options.event, () => wake(), { signal });
  addEventListener("keydown", ({ key }) => key === options.key && wake(), { signal });
  if (options.hash) addEventListener("hashchange", () => wake(), { signal });
  island.addEventListener("astro:hydration-error", (event) => {
    if (!options.failed || event.target !== island) return;
    event.preventDefault();
    hasFailed = true;
    restoreStatus ??= replaceStatus(island, options.failed);
  });
  // The page can be restored from the back/forward cache.
  addEventListener("pageshow", () => (leaving = false), { signal });
  const { hash, searchParams } = new URL(location.href);
  const isLinked = [options.parameter ?? []].flat().some((name) => searchParams.has(name));
  if (options.visible) void near(island).then(() => wake());
  if (options.stored && hasStored(options.stored)) {
    island.dataset["stored"] = "";
    void shown()
      .then(idle)
      .then(() => wake());
  }
  if (options.now || isLinked || (options.hash && hash.length > 1)) void wake();
};

export default onInteraction;

/**
 * Lets React answer links at once that are in an island inside this one. For such a press, React would hydrate only the
 * inner island at once, and the link would be followed. An event outside the inner island makes it hydrate this one.
 */
const hydrateAtOnce = (island: HTMLElement) =>
  island.firstElementChild?.dispatchEvent(new Event("keyup", { bubbles: true }));

/** Some browsers throw on access to the storage in private windows. */
function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Shows a text in the status of an island. @returns a function that restores the server's HTML, which React expects */
function replaceStatus(island: HTMLElement, text: string): () => void {
  const status = island.querySelector("[role=status]");
  const own = Array.from(status?.childNodes ?? []);
  status?.replaceChildren(text);
  island.dataset["failed"] = "";
  return () => {
    status?.replaceChildren(...own);
    delete island.dataset["failed"];
  };
}

/** Following the link of a tab to its panel takes the focus away from the tab. */
function keepFocus({ target }: Event): void {
  const tab = (target as Element).closest<HTMLElement>("[role=tab]");
  const restore = () => {
    if (document.activeElement === document.body) tab?.focus({ preventScroll: true });
  };
  if (tab) addEventListener("hashchange", restore, { once: true });
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData: boolean } }).connection?.saveData ?? false;

/** Fetches the code of an island when the browser is idle. @returns true if it has come */
async function fetchAhead(island: HTMLElement): Promise<boolean> {
  const isBuilt = island.getAttribute("component-url")?.startsWith("/_astro/");
  if (!isBuilt) return false;
  await shown();
  await idle();
  const addresses = ["component-url", "renderer-url"].map((name) => island.getAttribute(name));
  manifest ??= fetch("/islands.json").then((response) => response.json());
  const imports = await manifest.catch((): Manifest => ({}));
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of imports[file] ?? []) add(imported);
  };
  for (const address of addresses) if (address) add(address.slice(1));
  const done = await Promise.all(Array.from(files, preload));
  return done.every(Boolean);
}

/** Fetches a script without running it. @returns false if that failed */
function preload(file: string): Promise<boolean> {
  const known = preloads.get(file);
  if (known) return known;
  const loading = new Promise<boolean>((resolve) => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = `/${file}`;
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    document.head.append(link);
  });
  preloads.set(file, loading);
  return loading;
}

/** Resolves when an island is near the viewport of a page that has loaded and is shown. */
async function near(island: HTMLElement): Promise<void> {
  await shown();
  await idle();
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: "800px" },
    );
    // The island element itself is not rendered.
    observer.observe(island.firstElementChild ?? island);
  });
}

/** Resolves when a prerendered page is shown. */
const shown = (): Promise<unknown> =>
  (document as { prerendering?: boolean }).prerendering
    ? new Promise((resolve) =>
        document.addEventListener("prerenderingchange", resolve, { once: true }),
      )
    : Promise.resolve();

/** Resolves when the page has loaded and been painted, and the browser is idle, or busy for two seconds. */
async function idle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  // A timer that is set in a frame runs after the frame has been painted.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  // Safari lacks `requestIdleCallback`.
  await new Promise((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 300),
  );
}
