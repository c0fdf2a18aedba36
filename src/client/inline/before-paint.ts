import { applyTheme } from "./theme.ts";

declare global {
  /** Resolves after the first contentful paint; in a prerendered page, once the visitor opens it. */
  var painted: Promise<void>;
}

/** Milliseconds after the load event, for browsers that do not report paint timing. */
const latest = 1000;

/** Sets `painted`. Scripts wait for it before they load anything that could delay the first paint. */
function announceFirstPaint() {
  globalThis.painted = new Promise((resolve) => {
    addEventListener("load", () => setTimeout(resolve, latest));
    try {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint")[0]) resolve();
      }).observe({ type: "paint", buffered: true });
    } catch {
      // Old browser: the load event resolves it.
    }
  });
}

/** A prerendered page is ready, and a transition would delay it. */
const skipTransition = ({ viewTransition }: PageRevealEvent) => {
  const [entry] = performance.getEntriesByType("navigation");
  if (entry && "activationStart" in entry && Number(entry.activationStart) > 0)
    viewTransition?.skipTransition();
};

announceFirstPaint();
applyTheme();
addEventListener("pagereveal", skipTransition);
