import { z } from "zod";
import { list } from "../../src/collections/files/read-entries.ts";
import { readStream } from "../../src/server/http/body.ts";
import type { FoundVideo } from "../protocol.ts";
import { hosts, videoAddress } from "../video-address.ts";
import { type StudioContext, StudioError } from "./context.ts";
import { writeWhole } from "./files.ts";
import { convertPicture } from "./pictures.ts";

const description = z.object({
  html: z.string(),
  thumbnail_url: z.url({ protocol: /^https$/ }).catch(""),
});

/** The maximum size of a picture or a description in bytes, and the milliseconds to wait for it. */
const limits = { bytes: 5_000_000, time: 10_000 };

/** A failed request. The message is for the creator. */
class HostError extends Error {}

/**
 * Requests the address of a video's player, and its picture, from its host, and stores the picture in
 * `content/pictures`. If that fails, the result contains the reason.
 * @throws StudioError 422 if the Studio does not know the host
 */
export async function findVideo(context: StudioContext, pasted: string): Promise<FoundVideo> {
  const { host, id, player, url } = videoAddress(pasted);
  if (!host || !id || !url) throw new StudioError(422, noVideo);
  const name = `${host.toLowerCase()}-${id.replace(/\W/g, "-")}`;
  const stored = await list(`${context.root}/pictures`);
  const picture = stored.find((one) => one.name.startsWith(`${name}.`))?.name;
  if (picture && player) return { player, picture };
  const found: FoundVideo = { player };
  try {
    const { describe, pictures } = hosts[host];
    const query = new URLSearchParams({ url, format: "json" });
    const json = new TextDecoder().decode(await download(context, host, `${describe}?${query}`));
    const { html, thumbnail_url } = description.parse(JSON.parse(json));
    const named = videoAddress(html);
    if (named.host === host) found.player ??= named.player;
    if (!found.player) throw new HostError(`${host} did not name the address that plays.`);
    if (!pictures.test(new URL(thumbnail_url).host)) throw new Error("An unknown host");
    const original = await download(context, host, thumbnail_url);
    const { bytes, ending } = await convertPicture(original, name);
    found.picture = `${name}.${ending}`;
    await writeWhole(context.root, `pictures/${found.picture}`, bytes);
  } catch (error) {
    const isExpected = error instanceof HostError;
    found.problem = isExpected ? error.message : `${host} sent nothing that the Studio can use.`;
  }
  return found;
}

const noVideo = "This is not the address of a video on YouTube, Rumble or Vimeo.";

async function download({ fetcher = fetch }: StudioContext, host: string, address: string) {
  const signal = AbortSignal.timeout(limits.time);
  const fail = () => {
    throw new HostError(`This computer cannot reach ${host}.`);
  };
  const response = await fetcher(address, { redirect: "error", signal }).catch(fail);
  if (!response.ok) throw new HostError(`${host} does not have this video, or it is private.`);
  return readStream(response.body, limits.bytes);
}
