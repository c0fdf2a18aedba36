import { api } from "./api.ts";
import { openBrowser } from "./browser-page.ts";
import { buildTime } from "./build-time.ts";
import { type BuiltSite, launched, startBuiltSite } from "./built-site.ts";
import { bytes } from "./bytes.ts";
import { bare, startCdn } from "./cdn.ts";
import type { Figure } from "./measurement.ts";
import { pageChanges } from "./page-changes.ts";
import { paint } from "./paint.ts";

export interface Options {
  /** The address of a running site, which is measured instead of a build of this one. */
  site?: string | undefined;
  /** The address of a running site to compare with, alternately. */
  against?: string | undefined;
}

/** The suites of `npm run bench`, by name. */
export const parts = {
  bytes: (options) => onSite(options, ({ address }) => bytes(address)),
  paint: (options) => onSite(options, (site) => inBrowser(site, options, paint)),
  changes: (options) => onSite(options, (site) => inBrowser(site, options, pageChanges), launched),
  api,
  build: buildTime,
} satisfies Record<string, (options: Options) => Promise<Figure[]>>;

export type Part = keyof typeof parts;

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
  browser: Awaited<ReturnType<typeof openBrowser>>;
}

async function inBrowser(
  site: Pick<BuiltSite, "address">,
  { against }: Options,
  measure: (reached: Reached) => Promise<Figure[]>,
): Promise<Figure[]> {
  const cdn = await startCdn(site.address);
  const bareCdn = await startCdn(site.address, bare);
  const otherCdn = against ? await startCdn(against) : undefined;
  const browser = await openBrowser();
  try {
    return await measure({
      site: site.address,
      cdn: cdn.address,
      bareCdn: bareCdn.address,
      against: otherCdn?.address,
      browser,
    });
  } finally {
    await browser.close();
    await Promise.all([cdn.close(), bareCdn.close(), otherCdn?.close()]);
  }
}
