import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { browser } from "../e2e/browser.ts";
import { trustFlag } from "./cdn.ts";

export interface DebuggedBrowser {
  browser: Browser;
  /** Port of the DevTools protocol. */
  port: number;
}

/** Starts the browser of the tests, with a port for Lighthouse. */
export async function openBrowser(): Promise<DebuggedBrowser> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const args = [`--remote-debugging-port=${port}`, trustFlag()];
  return { browser: await chromium.launch({ ...(await browser()), args }), port };
}

/** Lighthouse's mobile network, in milliseconds (round trip) and bytes per second. */
export const mobile = {
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
  const slowNetwork = async (network = mobile) => {
    await device.send("Network.enable");
    await device.send("Network.emulateNetworkConditions", network);
  };
  return { page, slowNetwork };
}
