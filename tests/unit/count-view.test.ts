import { afterEach, expect, test, vi } from "vitest";
import { countView } from "../../src/community/forum/api.ts";

afterEach(() => vi.unstubAllGlobals());

test("counts a view once the page is painted, which a prerendered page is when it is opened", async () => {
  let paint = (_: string) => {};
  class Observer {
    constructor(seen: (list: Pick<PerformanceObserverEntryList, "getEntriesByName">) => void) {
      paint = (painted) =>
        seen({ getEntriesByName: (name) => (name === painted ? [{} as PerformanceEntry] : []) });
    }
    observe() {}
    disconnect() {}
  }
  const send = vi.fn(async () => Response.json({ total: 1 }));
  vi.stubGlobal("PerformanceObserver", Observer);
  vi.stubGlobal("fetch", send);
  const counted = countView(1);
  paint("first-paint");
  await Promise.resolve();
  expect(send).not.toHaveBeenCalled();
  paint("first-contentful-paint");
  await counted;
  expect(send).toHaveBeenCalledExactlyOnceWith("/api/discussions/1/view", expect.anything());
});
