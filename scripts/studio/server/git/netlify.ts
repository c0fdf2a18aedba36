import { z } from "zod";
import type { StudioContext } from "../context.ts";
import { PublishError } from "./problems.ts";

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
export async function expectNoFailedBuild(
  { netlify }: StudioContext,
  site: string,
  commit: string,
): Promise<string | undefined> {
  if (!netlify?.token) return undefined;
  // Netlify accepts the domain of a site as its id.
  const { hostname } = new URL(site);
  const response = await fetch(`${netlify.api}/sites/${hostname}/deploys`, {
    headers: { Authorization: `Bearer ${netlify.token}` },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  const list = deployList.safeParse(response?.ok && (await response.json().catch(() => null)));
  if (!list.success)
    return `Netlify did not list the deploys of ${hostname} (${response?.status ?? "no response"}). Check NETLIFY_AUTH_TOKEN.`;
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
