import type { ImageObject, VideoObject, WithContext } from "schema-dts";
import { isEmbed } from "../../lib/media/video-url.ts";
import { withoutLinks } from "../../lib/text/inline-links.ts";
import { isoDuration } from "../../lib/time/duration.ts";

interface Media {
  title: string;
  description: string;
  sample: boolean;
  published?: string | undefined;
  duration?: string | undefined;
  url?: string | undefined;
}

const clock = /^\d+(:\d\d){1,2}$/;

/**
 * Structured data for search engines; undefined for an example, and for a video that lacks a required property.
 * @param page its URL
 * @param picture the URL of the photograph, or of the video's poster
 */
export function structuredMedia(
  { title: name, description: text, sample, published, duration = "", url }: Media,
  page: string,
  picture: string,
) {
  if (sample) return undefined;
  const about = {
    "@context": "https://schema.org",
    name,
    description: withoutLinks(text),
  } as const;
  if (url === undefined)
    return {
      ...about,
      "@type": "ImageObject",
      url: page,
      contentUrl: picture,
      ...(published && { datePublished: published }),
    } satisfies WithContext<ImageObject>;
  if (!published || !clock.test(duration) || !isEmbed(url)) return undefined;
  return {
    ...about,
    "@type": "VideoObject",
    url: page,
    thumbnailUrl: picture,
    uploadDate: published,
    duration: isoDuration(duration),
    embedUrl: url,
  } satisfies WithContext<VideoObject>;
}
