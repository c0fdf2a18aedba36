/**
 * Why the Studio does not answer a request; nothing where it does. It writes files without asking who
 * one is, so it listens to its own page on this machine and to nobody else.
 * @param ip from where the request came
 */
export function refusal(request: Request, ip: string): string | undefined {
  const { origin, hostname } = new URL(request.url);
  const header = (name: string) => request.headers.get(name);
  if (!/^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/.test(ip)) return "from elsewhere";
  // Another name that leads here is how a page elsewhere would pass for this one.
  if (!/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return "under another name";
  if ((header("origin") ?? origin) !== origin) return "from another site";
  if (!["same-origin", "none", null].includes(header("sec-fetch-site"))) return "from another site";
  if (request.method === "GET") return undefined;
  // A browser says at least one of the two, and no page can make it say the other thing.
  if (header("origin") === null && header("sec-fetch-site") !== "same-origin") return "from nobody";
  const isJson = /^application\/json\b/.test(header("content-type") ?? "");
  return isJson ? undefined : "in another form than JSON";
}
