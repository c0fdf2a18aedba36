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

/** Video hosts whose addresses the Studio can read. */
const hosts = {
  YouTube: {
    hostname: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/,
    read({ hostname, pathname, searchParams }: URL): Found {
      const isShort = hostname.endsWith("youtu.be");
      const path = isShort ? /^\/([^/]+)/ : /^\/(?:shorts|live|embed|v)\/([^/]+)/;
      const id = searchParams.get("v") ?? path.exec(pathname)?.[1] ?? "";
      if (!/^[\w-]{11}$/.test(id)) return {};
      return { id, player: `https://www.youtube.com/embed/${id}` };
    },
  },
  Vimeo: {
    hostname: /(^|\.)vimeo\.com$/,
    read({ pathname, searchParams }: URL): Found {
      // Videos that only people with the link can see have a second id.
      const page =
        /^\/(?:(?:channels\/[\w-]+|groups\/[\w-]+\/videos|(?:album|showcase)\/\d+\/video|(?:manage\/)?videos?)\/)?(\d+)(?:\/(\w+))?\/?$/;
      const [, id, key = searchParams.get("h")] = page.exec(pathname) ?? [];
      if (!id) return {};
      return { id, player: `https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ""}` };
    },
  },
  Rumble: {
    hostname: /(^|\.)rumble\.com$/,
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
    return `This address ${link}. To play it here, open the video on ${host}, select Embed, which may be under Share, and paste the code that you get.`;
  return `This address ${link}. To play the video here, paste the address of its player. Most sites show it under Share or Embed.`;
}
