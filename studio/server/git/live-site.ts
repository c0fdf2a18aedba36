import { setTimeout } from "node:timers/promises";
import { readSettingsFiles } from "../../../src/collections/files/read-content.ts";
import { readSettings } from "../../../src/collections/files/site-settings.ts";
import type { Site } from "../../../src/collections/schemas/site.ts";
import type { Publication } from "../../protocol.ts";
import type { StudioContext } from "../context.ts";
import { PublishError } from "./problems.ts";
import { fetchUpstream, isAncestor, type Repository } from "./repository.ts";

/** Netlify builds in two to three minutes. It queues a build if another one is running. */
const usual = { pause: 5000, limit: 15 * 60_000 };

export async function siteSettings({ root, environment }: StudioContext): Promise<Site> {
  const { site } = await readSettingsFiles(root);
  return readSettings(site?.fields, environment);
}

/** @throws PublishError if it takes too long */
export async function waitUntilLive(
  context: StudioContext,
  repository: Repository,
  publication: Publication,
  commit: string,
): Promise<void> {
  const sent = Date.now();
  const { pause, limit } = context.deploy ?? usual;
  const { site } = publication;
  publication.step = "building";
  while (!(await isLive(repository, site, commit))) {
    if (Date.now() + pause > sent + limit)
      throw new PublishError(lateText(site, limit), { isLate: true });
    await setTimeout(pause, undefined, { ref: false });
  }
  publication.step = "live";
  publication.liveSince = new Date().toISOString();
}

const lateText = (site: string, limit: number) =>
  `Your changes were sent, but ${site} does not show them after ${Math.ceil(limit / 60_000)} minutes. The old version stays live. Open Netlify, choose the site, then Deploys. If the newest deploy says “Failed”, its log says why. If it says “Building”, press Publish again in a few minutes.`;

/** True for a later commit too. */
async function isLive(repository: Repository, site: string, commit: string): Promise<boolean> {
  const version = await fetch(`${site}/version.json`, { signal: AbortSignal.timeout(10_000) })
    .then((found) => found.json())
    .catch(() => undefined);
  const live = String(Object(version).commit);
  if (!/^[0-9a-f]{40,64}$/.test(live)) return false;
  // Someone else may have published a later version.
  if (live !== commit) await fetchUpstream(repository).catch(() => {});
  return isAncestor(repository, commit, live);
}
