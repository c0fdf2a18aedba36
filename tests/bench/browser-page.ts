import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { browser } from "../e2e/browser.ts";
import { trustFlag } from "./cdn.ts";

/** Starts the browser of the tests, which trusts the CDN. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ ...(await browser()), args: [trustFlag()] });

/** Lighthouse's mobile network, in milliseconds (round trip) and bytes per second. */
const mobile = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};

export const newPhone = (browser: Browser) =>
  browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });

/** Opens a page on a processor slowed down four times. @returns also a function that slows down its network */
export async function openSlowPage(context: BrowserContext) {
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const slowNetwork = async () => {
    await device.send("Network.enable");
    await device.send("Network.emulateNetworkConditions", mobile);
  };
  return { page, slowNetwork };
}
