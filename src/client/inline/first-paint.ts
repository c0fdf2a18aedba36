declare global {
  /** Resolves after the first contentful paint. In a prerendered page that is after the visitor opens it. */
  var painted: Promise<void>;
}

/** Milliseconds after the load event, for browsers that do not report paints. */
const latest = 1000;

/** Sets `painted`, for everything that would delay the first paint on a slow connection. */
export function announceFirstPaint() {
  globalThis.painted = new Promise((resolve) => {
    addEventListener("load", () => setTimeout(resolve, latest));
    try {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
      }).observe({ type: "paint", buffered: true });
    } catch {
      // Old browsers do not know paint entries; the load event is enough.
    }
  });
}
