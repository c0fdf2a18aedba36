import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { FoundVideo } from "../protocol.ts";
import { type VideoAddress, videoAddress } from "../video-address.ts";
import { type StudioContext, StudioError } from "./context.ts";
import { storePicture } from "./store-picture.ts";

type Host = NonNullable<VideoAddress["host"]>;

/** The addresses at which hosts describe their videos (oEmbed), and the hosts of their pictures. */
const known: Record<Host, { describe: string; pictures: RegExp }> = {
  YouTube: { describe: "https://www.youtube.com/oembed", pictures: /^i\.ytimg\.com$/ },
  Vimeo: { describe: "https://vimeo.com/api/oembed.json", pictures: /^i\.vimeocdn\.com$/ },
  Rumble: {
    describe: "https://rumble.com/api/Media/oembed.json",
    pictures: /^(\w+\.rmbl\.ws|1a-1791\.com)$/,
  },
};

const description = z.object({
  html: z.string(),
  thumbnail_url: z.url({ protocol: /^https$/ }).catch(""),
});

/** The most bytes of a picture or a description, and milliseconds to wait for them. */
const limits = { bytes: 5_000_000, time: 10_000 };

/** A failed request. The message is for the creator. */
class HostError extends Error {}

/**
 * Asks the host of a video for the address of its player, and for its picture, which is stored in `content/pictures`.
 * If that fails, the result contains the reason.
 * @throws StudioError 422 if the Studio does not know the host
 */
export async function findVideo(context: StudioContext, pasted: string): Promise<FoundVideo> {
  const { host, id, player, url } = videoAddress(pasted);
  if (!host || !id || !url) throw new StudioError(422, noVideo);
  const name = `${host.toLowerCase()}-${id.replace(/\W/g, "-")}`;
  const isStored = existsSync(join(context.root, `pictures/${name}.jpg`));
  if (isStored && player) return { player, picture: `${name}.jpg` };
  const found: FoundVideo = { player };
  try {
    const { describe, pictures } = known[host];
    const text = await download(
      context,
      host,
      `${describe}?${new URLSearchParams({ url, format: "json" })}`,
    );
    const { html, thumbnail_url } = description.parse(JSON.parse(text.toString()));
    const named = videoAddress(html);
    if (named.host === host) found.player ??= named.player;
    if (!found.player) throw new HostError(`${host} did not name the address that plays.`);
    if (!pictures.test(new URL(thumbnail_url).host)) throw new Error("An unknown host");
    const bytes = await download(context, host, thumbnail_url);
    found.picture = await storePicture(context.root, name, bytes);
  } catch (error) {
    const isExpected = error instanceof HostError;
    found.problem = isExpected ? error.message : `${host} sent nothing that the Studio can use.`;
  }
  return found;
}

const noVideo = "This is not the address of a video on YouTube, Rumble or Vimeo.";

/** @throws HostError */
async function download({ fetcher = fetch }: StudioContext, host: Host, address: string) {
  const signal = AbortSignal.timeout(limits.time);
  const fail = () => {
    throw new HostError(`This computer cannot reach ${host}.`);
  };
  const response = await fetcher(address, { redirect: "error", signal }).catch(fail);
  if (!response.ok) throw new HostError(`${host} does not have this video, or it is private.`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > limits.bytes) throw new HostError(`${host} sent a file that is too large.`);
  }
  return Buffer.concat(chunks);
}
