const notLocal =
  "The Studio works only on the computer that runs npm run dev, at an address that begins with http://localhost.";
const otherSite = "The Studio accepts requests from its own pages only.";

/**
 * The reason to refuse a request; undefined if it is allowed. The Studio writes files without a login, so it
 * accepts only requests from its own page on this computer.
 * @param ip the address of the client
 */
export function refuseRemote(request: Request, ip: string): string | undefined {
  const { origin, hostname } = new URL(request.url);
  const header = (name: string) => request.headers.get(name);
  if (!/^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/.test(ip)) return notLocal;
  // Another host name could be DNS rebinding.
  if (!/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return notLocal;
  if ((header("origin") ?? origin) !== origin) return otherSite;
  if (!["same-origin", "none", null].includes(header("sec-fetch-site"))) return otherSite;
  if (request.method === "GET") return undefined;
  // Browsers send at least one of these headers, and pages cannot forge them.
  if (header("origin") === null && header("sec-fetch-site") !== "same-origin") return otherSite;
  // Pages of other sites cannot send these types without asking first.
  const isKnown = /^application\/(json|octet-stream)\b/.test(header("content-type") ?? "");
  return isKnown ? undefined : "Invalid Content-Type: expected application/json.";
}
