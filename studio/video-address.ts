import { isEmbed } from "../src/lib/video-url.ts";

/** The address of a video, as far as the Studio can read it without a request to the host. */
interface VideoAddress {
  /** Undefined for hosts that the Studio does not know. */
  host?: keyof typeof hosts;
  /** Undefined for pages of the host without a video. */
  id?: string;
  /** The address in full. */
  url?: string;
  /** The address that plays on the page. */
  player?: string;
}

type Found = Pick<VideoAddress, "id" | "player">;

/** The seconds in `?t=90`, `&start=90` or `#t=1m30s`; empty without a start. */
function startOf({ searchParams, hash }: URL): string {
  const start = searchParams.get("t") ?? searchParams.get("start") ?? hash.replace(/^#t=/, "");
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(start) ?? [];
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return total > 0 ? String(total) : "";
}

/** Video hosts, with the address at which each describes its videos (oEmbed) and the hosts of its pictures. */
export const hosts = {
  YouTube: {
    hostname: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/,
    describe: "https://www.youtube.com/oembed",
    pictures: /^i\.ytimg\.com$/,
    read(url: URL): Found {
      const { hostname, pathname, searchParams } = url;
      const list = pathname === "/playlist" && searchParams.get("list");
      if (list)
        return { id: list, player: `https://www.youtube.com/embed/videoseries?list=${list}` };
      const isShort = hostname.endsWith("youtu.be");
      const path = isShort ? /^\/([^/]+)/ : /^\/(?:shorts|live|embed|v)\/([^/]+)/;
      const id = searchParams.get("v") ?? path.exec(pathname)?.[1] ?? "";
      if (!/^[\w-]{11}$/.test(id)) return {};
      const start = startOf(url);
      return { id, player: `https://www.youtube.com/embed/${id}${start && `?start=${start}`}` };
    },
  },
  Vimeo: {
    hostname: /(^|\.)vimeo\.com$/,
    describe: "https://vimeo.com/api/oembed.json",
    pictures: /^i\.vimeocdn\.com$/,
    read(url: URL): Found {
      const { pathname, searchParams } = url;
      // Videos that only people with the link can see have a second id.
      const page =
        /^\/(?:(?:channels\/[\w-]+|groups\/[\w-]+\/videos|(?:album|showcase)\/\d+\/video|(?:manage\/)?videos?)\/)?(\d+)(?:\/(\w+))?\/?$/;
      const [, id, key = searchParams.get("h")] = page.exec(pathname) ?? [];
      if (!id) return {};
      const start = startOf(url);
      const rest = (key ? `?h=${key}` : "") + (start && `#t=${start}s`);
      return { id, player: `https://player.vimeo.com/video/${id}${rest}` };
    },
  },
  Rumble: {
    hostname: /(^|\.)rumble\.com$/,
    describe: "https://rumble.com/api/Media/oembed.json",
    pictures: /^(\w+\.rmbl\.ws|1a-1791\.com)$/,
    read({ pathname }: URL): Found {
      const [, id] =
        /^\/(?:embed\/|shorts\/)?((?:\w+\.)?[a-z]*\d\w*)(?:-.*|\.html)?\/?$/.exec(pathname) ?? [];
      // The player has a different id from the page, so only Rumble knows its address.
      return id ? { id } : {};
    },
  },
};

/** Reads an address that the creator pasted. It may lack `https://`, or be the HTML code of a player. */
export function videoAddress(pasted: string): VideoAddress {
  const text = (/\bsrc="([^"]+)"/.exec(pasted)?.[1] ?? pasted).trim().replaceAll("&amp;", "&");
  const address = text.replace(/^(https?:)?\/\/|^/, "https://");
  if (!URL.canParse(address)) return {};
  const url = new URL(address);
  const names = Object.keys(hosts) as (keyof typeof hosts)[];
  const host = names.find((name) => hosts[name].hostname.test(url.hostname));
  const own = isEmbed(address) ? { player: address } : {};
  if (!host) return own;
  const found = hosts[host].read(url);
  return found.id ? { host, url: address, ...found, ...own } : { host };
}

/** Explains how an address is shown on the page; empty if it is not a web address. */
export function explainAddress(text: string): string {
  const { host, id, player } = videoAddress(text);
  if (player === text) return "This video plays on the page.";
  if (player) return `This address does not play on the page. The one that plays is ${player}`;
  if (!/^https?:\/\/[^/]+\.\w/.test(text) || !URL.canParse(text)) return "";
  const link = `does not play on the page. Visitors get a link to ${new URL(text).hostname} instead`;
  if (host && !id) return `This is not the address of a video on ${host}, so it ${link}.`;
  if (host)
    return `This address ${link}. On ${host}, the page of a video and its player have different addresses.`;
  return `This address ${link}. To play the video here, paste the address of its player. Most sites show it under Share or Embed.`;
}
