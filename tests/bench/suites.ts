import { api } from "./api.ts";
import { openBrowser } from "./browser-page.ts";
import { buildTime } from "./build-time.ts";
import { type BuiltSite, launched, startBuiltSite } from "./built-site.ts";
import { bytes } from "./bytes.ts";
import { bare, startCdn } from "./cdn.ts";
import { crash } from "./crash.ts";
import { faults } from "./faults.ts";
import { firstTap } from "./first-tap.ts";
import { few, longLists, many } from "./long-lists.ts";
import type { Figure } from "./measurement.ts";
import { pageChanges } from "./page-changes.ts";
import { scores } from "./scores.ts";

/** The suites of `npm run bench`, by name. */
export const parts = {
  bytes: () => onSite(({ address }) => bytes(address)),
  scores: (quick: boolean) =>
    onSite((site) => inBrowser(site, (reached) => scores(reached, quick ? 1 : 5))),
  taps: () =>
    onSite((site) => inBrowser(site, ({ cdn, browser }) => firstTap(cdn, browser)), launched),
  changes: () =>
    onSite((site) => inBrowser(site, ({ cdn, browser }) => pageChanges(cdn, browser)), launched),
  lists: () =>
    onSite(
      (small) =>
        onSite(
          (large) => inBrowser(large, ({ cdn, browser }) => longLists(small.address, cdn, browser)),
          many,
        ),
      few,
    ),
  api,
  build: buildTime,
  crash,
  faults,
} satisfies Record<string, (quick: boolean) => Promise<Figure[]>>;

export type Part = keyof typeof parts;

export const quickParts: Part[] = ["bytes", "scores"];

type Variant = Parameters<typeof startBuiltSite>[0];
const running = new Map<Variant, Promise<BuiltSite>>();

export async function endSites(): Promise<void> {
  for (const site of running.values()) await (await site).close();
}

/** Measures a variant of the site, which is built and started once. */
async function onSite(
  measure: (site: BuiltSite) => Promise<Figure[]>,
  variant?: Variant,
): Promise<Figure[]> {
  const site = running.get(variant) ?? startBuiltSite(variant);
  running.set(variant, site);
  return measure(await site);
}

export interface Reached {
  /** The URL of the site itself, without a CDN. */
  site: string;
  cdn: string;
  /** The same pages as bare HTML. */
  bareCdn: string;
  browser: Awaited<ReturnType<typeof openBrowser>>["browser"];
  port: number;
}

async function inBrowser(
  site: BuiltSite,
  measure: (reached: Reached) => Promise<Figure[]>,
): Promise<Figure[]> {
  const cdn = await startCdn(site.address);
  const bareCdn = await startCdn(site.address, bare);
  const { browser, port } = await openBrowser();
  try {
    return await measure({
      site: site.address,
      cdn: cdn.address,
      bareCdn: bareCdn.address,
      browser,
      port,
    });
  } finally {
    await browser.close();
    await Promise.all([cdn.close(), bareCdn.close()]);
  }
}
