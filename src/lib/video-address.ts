/** Whether the address is one that other sites may show in a frame. */
export const isEmbed = (url: string): boolean => /\/embed(?:[/?-]|$)/.test(new URL(url).pathname);

/** Hosts that set no cookies before play, by the host that they stand in for. */
const privateHosts: Record<string, string> = {
  "www.youtube.com": "www.youtube-nocookie.com",
  "youtube.com": "www.youtube-nocookie.com",
  "m.youtube.com": "www.youtube-nocookie.com",
};

/** The address for a frame in which the visitor has already pressed play. */
export function embedAddress(url: string): string {
  const address = new URL(url);
  address.hostname = privateHosts[address.hostname] ?? address.hostname;
  address.searchParams.set("autoplay", "1");
  return address.href;
}

/** The address of the video as a page of its own; YouTube's frames are none. */
export function watchAddress(url: string): string {
  const { pathname } = new URL(url);
  const id = /^\/embed\/([\w-]+)\/?$/.exec(pathname)?.[1];
  const isYouTube = platformOf(url) === "YouTube";
  return id && isYouTube ? `https://www.youtube.com/watch?v=${id}` : url;
}

type Directive = `${"frame" | "connect"}-src ${string}`;

/** What a page's policy must allow so that these videos can play in frames, and be asked for. */
export function frameDirectives(urls: readonly string[]): Directive[] {
  const origins = urls.filter(isEmbed).map((url) => new URL(embedAddress(url)).origin);
  const sources = [...new Set(origins)].toSorted().join(" ");
  return sources ? [`frame-src ${sources}`, `connect-src ${sources}`] : [];
}

const platforms: [string, RegExp][] = [
  ["YouTube", /^((www|m|music)\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/],
  ["Rumble", /^(www\.)?rumble\.com$/],
  ["Spotify", /^((www|open|podcasters|creators)\.)?spotify\.com$/],
  ["Apple Podcasts", /^(podcasts|itunes)\.apple\.com$/],
];

/** The platform that an address belongs to, by its host; look-alike hosts belong to none. */
export function platformOf(url: string): string {
  // A host may be written with the dot of the root behind it.
  const name = new URL(url).hostname.replace(/\.$/, "");
  return platforms.find(([, host]) => host.test(name))?.[0] ?? "External Platform";
}
