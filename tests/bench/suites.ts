import { api } from "./api.ts";
import { openBrowser } from "./browser-page.ts";
import { buildTime } from "./build-time.ts";
import { type BuiltSite, launched, startBuiltSite } from "./built-site.ts";
import { bytes } from "./bytes.ts";
import { bare, startCdn } from "./cdn.ts";
import { faults } from "./faults.ts";
import { firstTap } from "./first-tap.ts";
import { few, longLists, many } from "./long-lists.ts";
import type { Figure } from "./measurement.ts";
import { pageChanges } from "./page-changes.ts";
import { paint } from "./paint.ts";
import { scores } from "./scores.ts";

export interface Options {
  quick: boolean;
  /** The address of a running site, which is measured instead of a build of this one. */
  site?: string | undefined;
  /** The address of a running site to compare with, alternately. */
  against?: string | undefined;
}

/** The suites of `npm run bench`, by name. */
export const parts = {
  bytes: (options) => onSite(options, ({ address }) => bytes(address)),
  scores: (options) =>
    onSite(options, (site) =>
      inBrowser(site, options, (reached) => scores(reached, options.quick ? 1 : 5)),
    ),
  paint: (options) => onSite(options, (site) => inBrowser(site, options, paint)),
  taps: (options) => onSite(options, (site) => inBrowser(site, options, firstTap), launched),
  changes: (options) => onSite(options, (site) => inBrowser(site, options, pageChanges), launched),
  lists: (options) =>
    onSite(
      options,
      (small) =>
        onSite(
          options,
          (large) =>
            inBrowser(large, options, ({ cdn, browser }) => longLists(small.address, cdn, browser)),
          many,
        ),
      few,
    ),
  api,
  build: ({ quick }) => buildTime(quick),
  faults,
} satisfies Record<string, (options: Options) => Promise<Figure[]>>;

export type Part = keyof typeof parts;

export const quickParts: Part[] = ["bytes", "scores"];

type Variant = Parameters<typeof startBuiltSite>[0];
const running = new Map<Variant, Promise<BuiltSite>>();

export async function endSites(): Promise<void> {
  for (const site of running.values()) await (await site).close();
}

/** Measures a running site, or a variant of this one, which is built and started once. */
async function onSite(
  { site: address }: Options,
  measure: (site: Pick<BuiltSite, "address">) => Promise<Figure[]>,
  variant?: Variant,
): Promise<Figure[]> {
  if (address) return measure({ address });
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
  /** A CDN in front of another site, to compare with. */
  against?: string | undefined;
  browser: Awaited<ReturnType<typeof openBrowser>>["browser"];
  port: number;
}

async function inBrowser(
  site: Pick<BuiltSite, "address">,
  { against }: Options,
  measure: (reached: Reached) => Promise<Figure[]>,
): Promise<Figure[]> {
  const cdn = await startCdn(site.address);
  const bareCdn = await startCdn(site.address, bare);
  const otherCdn = against ? await startCdn(against) : undefined;
  const { browser, port } = await openBrowser();
  try {
    return await measure({
      site: site.address,
      cdn: cdn.address,
      bareCdn: bareCdn.address,
      against: otherCdn?.address,
      browser,
      port,
    });
  } finally {
    await browser.close();
    await Promise.all([cdn.close(), bareCdn.close(), otherCdn?.close()]);
  }
}
