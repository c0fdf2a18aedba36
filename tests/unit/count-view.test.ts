import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

test("counts a view once the page is painted, which a prerendered page is when it is opened", async () => {
  const loaded: (() => void)[] = [];
  let paint = (_: string) => {};
  class Observer {
    constructor(seen: (list: Pick<PerformanceObserverEntryList, "getEntriesByName">) => void) {
      paint = (painted) =>
        seen({ getEntriesByName: (name) => (name === painted ? [{} as PerformanceEntry] : []) });
    }
    observe() {}
    disconnect() {}
  }
  const send = vi.fn(async () => new Response());
  vi.stubGlobal("PerformanceObserver", Observer);
  vi.stubGlobal("addEventListener", (_: string, run: () => void) => loaded.push(run));
  vi.stubGlobal("location", { pathname: "/discussions/1" });
  vi.stubGlobal("fetch", send);
  await import("../../src/community/forum/board/count-view.ts");
  for (const run of loaded) run();
  paint("first-paint");
  await Promise.resolve();
  expect(send).not.toHaveBeenCalled();
  paint("first-contentful-paint");
  await Promise.resolve();
  expect(send).toHaveBeenCalledExactlyOnceWith("/api/discussions/1/view", {
    method: "POST",
    keepalive: true,
  });
});
