/**
 * The reason to refuse a request; undefined if it is allowed. The Studio writes files without a login, so it
 * accepts only requests from its own page on this machine.
 * @param ip the address of the client
 */
export function refuseRemote(request: Request, ip: string): string | undefined {
  const { origin, hostname } = new URL(request.url);
  const header = (name: string) => request.headers.get(name);
  if (!/^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/.test(ip)) return "from elsewhere";
  // Another host name could be DNS rebinding.
  if (!/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return "under another name";
  if ((header("origin") ?? origin) !== origin) return "from another site";
  if (!["same-origin", "none", null].includes(header("sec-fetch-site"))) return "from another site";
  if (request.method === "GET") return undefined;
  // Browsers send at least one of these headers, and pages cannot forge them.
  if (header("origin") === null && header("sec-fetch-site") !== "same-origin") return "from nobody";
  const isJson = /^application\/json\b/.test(header("content-type") ?? "");
  return isJson ? undefined : "in another form than JSON";
}
