import { setTimeout } from "node:timers/promises";
import { readSettingsFiles } from "../../../../src/collections/files/read-content.ts";
import { readSettings } from "../../../../src/collections/files/site-settings.ts";
import type { Site } from "../../../../src/collections/schemas/site.ts";
import type { StudioContext } from "../context.ts";
import { expectNoFailedBuild } from "./netlify.ts";
import { PublishError } from "./problems.ts";
import { fetchUpstream, isAncestor, type Repository } from "./repository.ts";

/** Netlify builds in two to three minutes. It queues a build if another one is running. */
const usual = { pause: 5000, limit: 15 * 60_000 };

export async function siteSettings({ root, environment }: StudioContext): Promise<Site> {
  const { site } = await readSettingsFiles(root);
  return readSettings(site?.fields, environment);
}

/**
 * Waits until the live site has a commit.
 * @param sent the time at which it was sent, in milliseconds
 * @throws PublishError if its build fails or it takes too long
 */
export async function waitUntilLive(
  context: StudioContext,
  repository: Repository,
  site: string,
  commit: string,
  sent: number,
): Promise<void> {
  const { pause, limit } = context.deploy ?? usual;
  while (!(await isLive(repository, site, commit))) {
    const reason = await expectNoFailedBuild(context, site, commit);
    if (Date.now() + pause > sent + limit)
      throw new PublishError("late", lateText(site, limit), {
        details: reason ? [reason] : [],
        link: "https://app.netlify.com",
      });
    await setTimeout(pause, undefined, { ref: false });
  }
}

const lateText = (site: string, limit: number) =>
  `Your changes were sent, but ${site} does not show them after ${Math.ceil(limit / 60_000)} minutes. The old version stays live. Open Netlify, choose the site, then Deploys. If the newest deploy says “Failed”, its log says what went wrong. If it says “Building”, press Publish again in a few minutes. If another deploy says “Published”, someone has chosen that version. If the site has another address, correct it in the site settings.`;

/** Returns true if the live site was built from a commit or a later one; undefined if it does not respond. */
export async function isLive(
  repository: Repository,
  site: string,
  commit: string,
): Promise<boolean | undefined> {
  const live = await liveCommit(site);
  if (live === undefined) return undefined;
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
