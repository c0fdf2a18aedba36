import { isEmbed, startOf } from "../src/lib/video-url.ts";

/** Finds the address of the player in the address of a page. */
const players: { hostname: RegExp; player: (page: URL) => string | undefined }[] = [
  {
    hostname: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/,
    player(page) {
      const { hostname, pathname, searchParams } = page;
      const list = pathname === "/playlist" && searchParams.get("list");
      if (list) return `https://www.youtube.com/embed/videoseries?list=${list}`;
      const isShort = hostname.endsWith("youtu.be");
      const path = isShort ? /^\/([^/]+)/ : /^\/(?:shorts|live|embed|v)\/([^/]+)/;
      const id = searchParams.get("v") ?? path.exec(pathname)?.[1] ?? "";
      if (!/^[\w-]{11}$/.test(id)) return undefined;
      const start = startOf(page);
      return `https://www.youtube.com/embed/${id}${start ? `?start=${start}` : ""}`;
    },
  },
  {
    hostname: /(^|\.)vimeo\.com$/,
    player(url) {
      const { pathname, searchParams } = url;
      // Videos that only people with the link can see have a second id.
      const page =
        /^\/(?:(?:channels\/[\w-]+|groups\/[\w-]+\/videos|(?:album|showcase)\/\d+\/video|(?:manage\/)?videos?)\/)?(\d+)(?:\/(\w+))?\/?$/;
      const [, id, key = searchParams.get("h")] = page.exec(pathname) ?? [];
      if (!id) return undefined;
      const start = startOf(url);
      return `https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ""}${start ? `#t=${start}s` : ""}`;
    },
  },
];

/**
 * The address that plays on the page, if there is one.
 * @param pasted an address, which may lack `https://`, or the HTML code of a player
 */
export function playerOf(pasted: string): string | undefined {
  const text = (/\bsrc="([^"]+)"/.exec(pasted)?.[1] ?? pasted).trim().replaceAll("&amp;", "&");
  const address = text.replace(/^(https?:)?\/\/|^/, "https://");
  if (!URL.canParse(address)) return undefined;
  if (isEmbed(address)) return address;
  const page = new URL(address);
  return players.find(({ hostname }) => hostname.test(page.hostname))?.player(page);
}

/** Explains how an address is shown on the page; empty if it is not a web address. */
export function explainAddress(text: string): string {
  const player = playerOf(text);
  if (player === text) return "This video plays on the page.";
  if (player) return `This address does not play on the page. The one that plays is ${player}`;
  if (!/^https?:\/\/[^/]+\.\w/.test(text) || !URL.canParse(text)) return "";
  return `This address does not play on the page. Visitors get a link to ${new URL(text).hostname} instead. To play the video here, paste the address of its player. Most sites show it under Share or Embed.`;
}
