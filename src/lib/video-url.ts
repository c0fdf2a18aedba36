/** Returns true if other sites may show the URL in a frame. */
export const isEmbed = (url: string): boolean => /\/embed(?:[/?-]|$)/.test(new URL(url).pathname);

/** Hosts that set no cookies before play, by the host that they replace. */
const privateHosts: Record<string, string> = {
  "www.youtube.com": "www.youtube-nocookie.com",
  "youtube.com": "www.youtube-nocookie.com",
  "m.youtube.com": "www.youtube-nocookie.com",
};

/** The URL for a frame that starts to play at once. */
export function embedUrl(url: string): string {
  const address = new URL(url);
  address.hostname = privateHosts[address.hostname] ?? address.hostname;
  address.searchParams.set("autoplay", "1");
  return address.href;
}

/** The URL of the video's page, also for a YouTube frame. */
export function watchUrl(url: string): string {
  const { pathname } = new URL(url);
  const id = /^\/embed\/([\w-]+)\/?$/.exec(pathname)?.[1];
  const isYouTube = platformOf(url) === "YouTube";
  return id && isYouTube ? `https://www.youtube.com/watch?v=${id}` : url;
}

type Directive = `${"frame" | "connect"}-src ${string}`;

/** Content-Security-Policy directives that let these videos play in frames. */
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

/** The platform of a URL, by its exact host. */
export function platformOf(url: string): string {
  // A host may end with the dot of the root zone.
  const name = new URL(url).hostname.replace(/\.$/, "");
  return platforms.find(([, host]) => host.test(name))?.[0] ?? "External Platform";
}
