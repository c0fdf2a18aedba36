import { describe, expect, test } from "vitest";
import { type Sharer, share } from "../../src/client/share.ts";

const link = { title: "NTKOC", text: "A site", url: "https://example.org" };

/** Shares on a device. @returns what was shared, copied and announced */
async function shareOn(makeDevice: (log: unknown[]) => Sharer) {
  const log: unknown[] = [];
  const announce = (message: string) => log.push(["announced", message]);
  await share({ ...link, copied: "Website URL copied to clipboard!" }, makeDevice(log), announce);
  return log;
}

const refuse = async () => {
  throw new DOMException("No", "NotAllowedError");
};

describe("sharing", () => {
  test("passes title, text and URL to the device", async () => {
    const log = await shareOn((log) => ({
      share: async (data) => void log.push(data),
      clipboard: { writeText: async (text) => void log.push(text) },
    }));
    expect(log).toEqual([link]);
  });

  test("copies the URL and announces it if the device cannot share", async () => {
    const log = await shareOn((log) => ({
      clipboard: { writeText: async (text) => void log.push(text) },
    }));
    expect(log).toEqual(["https://example.org", ["announced", "Website URL copied to clipboard!"]]);
  });

  test("does nothing when the visitor cancels", async () => {
    const log = await shareOn((log) => ({
      share: refuse,
      clipboard: { writeText: async (text) => void log.push(text) },
    }));
    expect(log).toEqual([]);
  });

  test("does nothing if copying is blocked or there is no clipboard", async () => {
    expect(await shareOn(() => ({ clipboard: { writeText: refuse } }))).toEqual([]);
    expect(await shareOn(() => ({}))).toEqual([]);
  });
});
