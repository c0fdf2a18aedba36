import { describe, expect, test } from "vitest";
import { type Sharer, share } from "../../src/client/share.ts";

const link = { title: "NTKOC", text: "A site", url: "https://example.org" };

/** Shares on a device, and tells what was shared, copied and said. */
async function shareOn(makeDevice: (log: unknown[]) => Sharer) {
  const log: unknown[] = [];
  const say = (message: string) => log.push(["said", message]);
  await share({ ...link, copied: "Website URL copied to clipboard!" }, makeDevice(log), say);
  return log;
}

const refuse = async () => {
  throw new DOMException("No", "NotAllowedError");
};

describe("sharing", () => {
  test("hands title, text and address to the device", async () => {
    const log = await shareOn((log) => ({
      share: async (data) => void log.push(data),
      clipboard: { writeText: async (text) => void log.push(text) },
    }));
    expect(log).toEqual([link]);
  });

  test("copies the address where the device cannot share, and says so", async () => {
    const log = await shareOn((log) => ({
      clipboard: { writeText: async (text) => void log.push(text) },
    }));
    expect(log).toEqual(["https://example.org", ["said", "Website URL copied to clipboard!"]]);
  });

  test("says nothing when the visitor cancels, and copies nothing", async () => {
    const log = await shareOn((log) => ({
      share: refuse,
      clipboard: { writeText: async (text) => void log.push(text) },
    }));
    expect(log).toEqual([]);
  });

  test("says nothing where copying is refused or there is no clipboard", async () => {
    expect(await shareOn(() => ({ clipboard: { writeText: refuse } }))).toEqual([]);
    expect(await shareOn(() => ({}))).toEqual([]);
  });
});
