const vimeoPlayer = "player.vimeo.com";

export function isEmbed(url: string): boolean {
  const { hostname, pathname } = new URL(url);
  return hostname === vimeoPlayer || /\/embed(?:[/?-]|$)/.test(pathname);
}

/** They set no cookies before play. */
const privateHosts: Record<string, string> = {
  "www.youtube.com": "www.youtube-nocookie.com",
  "youtube.com": "www.youtube-nocookie.com",
  "m.youtube.com": "www.youtube-nocookie.com",
};

/** In seconds, from `?t=90`, `&start=90` or `#t=1m30s`. */
export function startOf({ searchParams, hash }: URL): number {
  const start = searchParams.get("t") ?? searchParams.get("start") ?? hash.replace(/^#t=/, "");
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(start) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

export function embedUrl(url: string): string {
  const address = new URL(url);
  const start = startOf(address);
  // The only notation that YouTube's frames read.
  if (start && platformOf(url) === "YouTube") address.searchParams.set("start", `${start}`);
  address.hostname = privateHosts[address.hostname] ?? address.hostname;
  address.searchParams.set("autoplay", "1");
  // Do not track, and set no cookies.
  if (address.hostname === vimeoPlayer) address.searchParams.set("dnt", "1");
  return address.href;
}

export function watchUrl(url: string): string {
  const address = new URL(url);
  const id = /^\/embed\/([\w-]+)\/?$/.exec(address.pathname)?.[1];
  if (!id || platformOf(url) !== "YouTube") return url;
  const [list, start] = [address.searchParams.get("list"), startOf(address)];
  if (id === "videoseries") return list ? `https://www.youtube.com/playlist?list=${list}` : url;
  return `https://www.youtube.com/watch?v=${id}${list ? `&list=${list}` : ""}${start ? `&t=${start}s` : ""}`;
}

/** YouTube documents `start`, in seconds. */
export const canSeek = (url: string): boolean => isEmbed(url) && platformOf(url) === "YouTube";

type Seconds = (address: URL, seconds: number) => void;

const starts: [RegExp, Seconds][] = [
  [/^((www|m)\.)?youtube\.com$|^youtu\.be$/, (to, at) => to.searchParams.set("t", `${at}s`)],
  [/^(www\.)?rumble\.com$/, (to, at) => to.searchParams.set("start", `${at}`)],
  [/^((www|player)\.)?vimeo\.com$/, (to, at) => Object.assign(to, { hash: `t=${at}s` })],
];

export function watchUrlAt(url: string, seconds: number): string | undefined {
  const address = new URL(watchUrl(url));
  const [, start] = starts.find(([host]) => host.test(address.hostname)) ?? [];
  if (!start || isEmbed(address.href)) return undefined;
  start(address, seconds);
  return address.href;
}

type Directive = `${"frame" | "connect"}-src ${string}`;

export function frameDirectives(urls: readonly string[]): Directive[] {
  const origins = urls.filter(isEmbed).map((url) => new URL(embedUrl(url)).origin);
  const sources = [...new Set(origins)].toSorted().join(" ");
  return sources ? [`frame-src ${sources}`, `connect-src ${sources}`] : [];
}

const platforms: [string, RegExp][] = [
  ["YouTube", /^((www|m|music)\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/],
  ["Rumble", /^(www\.)?rumble\.com$/],
  ["Spotify", /^((www|open|podcasters|creators)\.)?spotify\.com$/],
  ["Apple Podcasts", /^(podcasts|itunes)\.apple\.com$/],
];

export function platformOf(url: string): string {
  // A fully qualified host can end with a dot.
  const name = new URL(url).hostname.replace(/\.$/, "");
  return platforms.find(([, host]) => host.test(name))?.[0] ?? "External Platform";
}
