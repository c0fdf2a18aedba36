import { setTimeout } from "node:timers/promises";
import { readSettingsFiles } from "../../../../src/collections/files/read-content.ts";
import { readSettings } from "../../../../src/collections/files/site-settings.ts";
import type { StudioContext } from "../context.ts";
import { PublishError } from "./problems.ts";
import { fetchUpstream, isAncestor, type Repository } from "./repository.ts";

/** Netlify builds in two to three minutes. It queues a build if another one is running. */
const usual = { pause: 5000, limit: 15 * 60_000 };

/** The address of the live site, without a slash at its end. */
export async function siteAddress({ root, environment }: StudioContext): Promise<string> {
  const { site } = await readSettingsFiles(root);
  return readSettings(site?.fields, environment).url;
}

/** Waits until the live site has a commit. @throws PublishError if it takes too long */
export async function waitUntilLive(
  repository: Repository,
  site: string,
  commit: string,
  { pause, limit } = usual,
): Promise<void> {
  const end = Date.now() + limit;
  while (!(await isLive(repository, site, commit))) {
    if (Date.now() + pause > end) throw new PublishError("late", lateText(site, limit));
    await setTimeout(pause, undefined, { ref: false });
  }
}

const lateText = (site: string, limit: number) =>
  `Your changes were sent, but ${site} does not show them after ${Math.ceil(limit / 60_000)} minutes. Netlify may be busy, or could not build the site. The old version stays live. Open https://app.netlify.com, choose the site, then Deploys: the newest one says what went wrong. If the site has another address, correct it in the site settings.`;

/** Returns true if the live site was built from a commit or a later one. */
async function isLive(repository: Repository, site: string, commit: string): Promise<boolean> {
  const live = await liveCommit(site);
  if (live === undefined) return false;
  if (live === commit || (await isAncestor(repository, commit, live))) return true;
  // Someone else may have published a later version.
  await fetchUpstream(repository).catch(() => {});
  return isAncestor(repository, commit, live);
}

/** The commit that the live site was built from; undefined if it does not respond. */
async function liveCommit(site: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${site}/version.json`, {
      cache: "no-store",
      signal: AbortSignal.timeout(10_000),
    });
    const commit: unknown = response.ok ? Object(await response.json()).commit : undefined;
    return typeof commit === "string" && /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined;
  } catch {
    return undefined;
  }
}
