import { embedUrl, isEmbed } from "../../../lib/media/video-url.ts";
import { media } from "../media.ts";
import { podcasts } from "../podcasts.ts";
import { site } from "./site.ts";

const hostOf = (url: string) => new URL(url).hostname;

const played = [...media, ...podcasts, site.walkthrough]
  .flatMap((video) => video?.url ?? [])
  .filter(isEmbed);

export const videoHosts = [...new Set(played.map((url) => hostOf(embedUrl(url))))].toSorted();

/** Empty for an example, which does not load. */
export const donationHost =
  site.donations.formUrl && !site.sample ? hostOf(site.donations.formUrl) : "";
