import { isEmbed, platformOf, startOf } from "../src/lib/media/video-url.ts";

/** @param pasted an address, which may lack `https://`, or the HTML code of a player */
export function playerOf(pasted: string): string | undefined {
  const text = (/\bsrc="([^"]+)"/.exec(pasted)?.[1] ?? pasted).trim().replaceAll("&amp;", "&");
  const address = text.replace(/^(https?:)?\/\/|^/, "https://");
  if (!URL.canParse(address)) return undefined;
  if (isEmbed(address)) return address;
  const page = new URL(address);
  if (platformOf(address) === "YouTube") return youTubePlayer(page);
  return /(^|\.)vimeo\.com$/.test(page.hostname) ? vimeoPlayer(page) : undefined;
}

function youTubePlayer(page: URL): string | undefined {
  const { pathname, searchParams } = page;
  const list = pathname === "/playlist" && searchParams.get("list");
  if (list) return `https://www.youtube.com/embed/videoseries?list=${list}`;
  const id = searchParams.get("v") ?? /^\/(?:(?:shorts|live|v)\/)?([^/]+)/.exec(pathname)?.[1];
  if (!/^[\w-]{11}$/.test(id ?? "")) return undefined;
  const start = startOf(page);
  return `https://www.youtube.com/embed/${id}${start ? `?start=${start}` : ""}`;
}

function vimeoPlayer(page: URL): string | undefined {
  // Videos that only people with the link can see have a second id.
  const path = /^(?:\/[a-z][\w/-]*)?\/(\d+)(?:\/(\w+))?\/?$/.exec(page.pathname);
  const [, id, key = page.searchParams.get("h")] = path ?? [];
  if (!id) return undefined;
  const start = startOf(page);
  return `https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ""}${start ? `#t=${start}s` : ""}`;
}

/** Empty if it is not a web address. */
export function explainAddress(text: string): string {
  const player = playerOf(text);
  if (player === text) return "This video plays on the page.";
  if (player) return `This address does not play on the page. The one that plays is ${player}`;
  if (!/^https?:\/\/[^/]+\.\w/.test(text) || !URL.canParse(text)) return "";
  return `This address does not play on the page. Visitors get a link to ${new URL(text).hostname} instead. To play the video here, paste the address of its player. Most sites show it under Share or Embed.`;
}
