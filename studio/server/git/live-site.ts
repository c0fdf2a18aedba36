import { setTimeout } from "node:timers/promises";
import { z } from "zod";
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

/**
 * Waits until a commit is live, and records this in the publication.
 * @param sent the time at which it was sent, in milliseconds
 * @throws PublishError if its build fails or it takes too long
 */
export async function waitUntilLive(
  context: StudioContext,
  repository: Repository,
  publication: Publication,
  commit: string,
  sent: number,
): Promise<void> {
  const { pause, limit } = context.deploy ?? usual;
  const { site } = publication;
  publication.step = "building";
  while (!(await isLive(repository, site, commit))) {
    const reason = await expectNoFailedBuild(context, site, commit);
    if (Date.now() + pause > sent + limit)
      throw new PublishError("late", lateText(site, limit), {
        details: reason ? [reason] : [],
        link: "https://app.netlify.com",
      });
    await setTimeout(pause, undefined, { ref: false });
  }
  publication.step = "live";
  publication.liveSince = new Date().toISOString();
}

const lateText = (site: string, limit: number) =>
  `Your changes were sent, but ${site} does not show them after ${Math.ceil(limit / 60_000)} minutes. The old version stays live. Open Netlify, choose the site, then Deploys. If the newest deploy says “Failed”, its log says what went wrong. If it says “Building”, press Publish again in a few minutes. If the site has another address, correct it in the site settings.`;

const version = z.object({ commit: z.string().regex(/^[0-9a-f]{40,64}$/) });

/** Returns true if the live site was built from a commit or a later one; undefined if it does not respond. */
export async function isLive(
  repository: Repository,
  site: string,
  commit: string,
): Promise<boolean | undefined> {
  const { data } = version.safeParse(await requestJson(`${site}/version.json`));
  if (!data) return undefined;
  if (data.commit === commit || (await isAncestor(repository, commit, data.commit))) return true;
  // Someone else may have published a later version.
  await fetchUpstream(repository).catch(() => {});
  return isAncestor(repository, commit, data.commit);
}

/** @returns the JSON of a response; otherwise its status, or undefined if there is none */
async function requestJson(address: string, headers: HeadersInit = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(address, { headers, signal }).catch(() => undefined);
  return response?.ok ? response.json().catch(() => response.status) : response?.status;
}

const deployList = z.array(
  z.object({
    id: z.string(),
    state: z.string(),
    commit_ref: z.nullish(z.string()),
    error_message: z.nullish(z.string()),
    admin_url: z.url({ protocol: /^https$/ }),
  }),
);

/**
 * Checks that Netlify has not failed to build a commit. It needs an access token, which is optional.
 * @returns the reason why Netlify's deploys could not be read
 * @throws PublishError if the build failed
 */
async function expectNoFailedBuild(
  { netlify }: StudioContext,
  site: string,
  commit: string,
): Promise<string | undefined> {
  if (!netlify?.token) return undefined;
  // Netlify accepts the domain of a site as its id.
  const { hostname } = new URL(site);
  const deploys = await requestJson(`${netlify.api}/sites/${hostname}/deploys`, {
    Authorization: `Bearer ${netlify.token}`,
  });
  const list = deployList.safeParse(deploys);
  if (!list.success)
    return `Netlify did not list the deploys of ${hostname} (${Number(deploys) || "no response"}). Check NETLIFY_AUTH_TOKEN.`;
  // The newest deploy is the first.
  const deploy = list.data.find(({ commit_ref }) => commit_ref === commit);
  if (deploy?.state !== "error") return undefined;
  throw new PublishError("failed", failed, {
    details: deploy.error_message ? [deploy.error_message] : [],
    link: `${deploy.admin_url}/deploys/${deploy.id}`,
  });
}

const failed =
  "Netlify could not build the new version, so visitors still see the old one. Your changes are safe on the server. Open Netlify: the last lines of the log say what went wrong. If it is something that you can correct in the Studio, correct it and press Publish. Otherwise, press Retry at Netlify, then Publish here to see how it goes.";
