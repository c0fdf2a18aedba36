import { afterEach, expect, test, vi } from "vitest";
import { share } from "../../src/subjects/site/share/share.ts";

const page = { title: "NTKOC", text: "About", url: "https://example.org" };
const works = () => vi.fn(async (_: unknown) => {});
const fails = (name: string) =>
  vi.fn(async (_: unknown) => {
    throw new DOMException("no", name);
  });

afterEach(() => {
  vi.unstubAllGlobals();
});

test("opens the share sheet of the device", async () => {
  const open = works();
  vi.stubGlobal("navigator", { share: open });
  expect(await share(page)).toBe(true);
  expect(open).toHaveBeenCalledWith(page);
});

test("leaves it at that if the visitor cancels", async () => {
  vi.stubGlobal("navigator", { share: fails("AbortError") });
  expect(await share(page)).toBe(true);
});

test.each([
  ["does not exist", undefined],
  ["refuses a press that was too long ago", fails("NotAllowedError")],
  ["does not take the address", fails("TypeError")],
])("reports that nothing is shared if the share sheet %s", async (_, open) => {
  vi.stubGlobal("navigator", { share: open });
  expect(await share(page)).toBe(false);
});
