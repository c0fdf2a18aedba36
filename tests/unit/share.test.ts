import { afterEach, expect, test, vi } from "vitest";
import { share } from "../../src/subjects/site/share/share.ts";

const page = { title: "NTKOC", text: "About", url: "https://example.org", copied: "Copied!" };
const works = () => vi.fn(async (_: unknown) => {});
const fails = (name: string) =>
  vi.fn(async (_: unknown) => {
    throw new DOMException("no", name);
  });

/** Stubs the functions of the device; undefined if it lacks them. */
function onDevice(open?: ReturnType<typeof works>, writeText?: ReturnType<typeof works>) {
  const alert = vi.fn();
  vi.stubGlobal("navigator", { share: open, clipboard: writeText && { writeText } });
  vi.stubGlobal("alert", alert);
  return alert;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("opens the share sheet of the device", async () => {
  const open = works();
  const alert = onDevice(open, works());
  expect(await share(page)).toBe(true);
  expect(open).toHaveBeenCalledWith({ title: "NTKOC", text: "About", url: "https://example.org" });
  expect(alert).not.toHaveBeenCalled();
});

test("is silent if the visitor cancels", async () => {
  const copy = works();
  const alert = onDevice(fails("AbortError"), copy);
  expect(await share(page)).toBe(true);
  expect(copy).not.toHaveBeenCalled();
  expect(alert).not.toHaveBeenCalled();
});

test.each(["NotAllowedError", "TypeError"])(
  "copies the address if the share sheet does not open: %s",
  async (name) => {
    const copy = works();
    const alert = onDevice(fails(name), copy);
    expect(await share(page)).toBe(true);
    expect(copy).toHaveBeenCalledWith("https://example.org");
    expect(alert).toHaveBeenCalledWith("Copied!");
  },
);

test.each([
  ["neither function exists", undefined, undefined],
  ["both refuse a press that was too long ago", fails("NotAllowedError"), fails("NotAllowedError")],
  ["copying is not allowed", undefined, fails("NotAllowedError")],
  ["there is only a share sheet that does not open", fails("NotAllowedError"), undefined],
])("reports that the address must be shown if %s", async (_, open, copy) => {
  const alert = onDevice(open, copy);
  expect(await share(page)).toBe(false);
  expect(alert).not.toHaveBeenCalled();
});
