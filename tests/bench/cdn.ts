import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { compressed } from "./page-bytes.ts";

interface Cached {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A CDN in front of a site, which caches every read and compresses text with Brotli. */
export interface Cdn {
  address: string;
  close(): Promise<void>;
}

/**
 * Starts a CDN in front of a site.
 * @param change changes each page before it is cached
 * @param writes collects the path of each write
 */
export async function startCdn(
  site: string,
  change = (html: string) => html,
  writes: string[] = [],
): Promise<Cdn> {
  const cache = new Map<string, Promise<Cached>>();
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { url = "/", method = "GET" } = request;
    const isRead = method === "GET" || method === "HEAD";
    if (!isRead) writes.push(url);
    const found = isRead
      ? (cache.get(url) ?? fetchFrom(url, {}))
      : fetchFrom(url, await init(request));
    if (isRead) cache.set(url, found);
    const { status, headers, body } = await found;
    response.writeHead(status, headers);
    response.end(method === "HEAD" ? undefined : body);
  }

  async function fetchFrom(path: string, options: RequestInit): Promise<Cached> {
    const send = () => fetch(site + path, { redirect: "manual", ...options });
    // The server may have closed an idle connection.
    const response = await send().catch(send);
    const type = response.headers.get("content-type") ?? "";
    const body = Buffer.from(await response.arrayBuffer());
    const { "content-length": _, ...headers } = Object.fromEntries(response.headers);
    if (!/text|json|javascript|xml|manifest/.test(type))
      return { status: response.status, headers, body };
    const text = type.startsWith("text/html") ? change(body.toString()) : body;
    const encoded = { ...headers, "content-encoding": "br", vary: "Accept-Encoding" };
    return { status: response.status, headers: encoded, body: compressed(text) };
  }

  return {
    address: `http://localhost:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function init(request: IncomingMessage): Promise<RequestInit> {
  const body = Buffer.concat(await request.toArray());
  const type = request.headers["content-type"];
  return { method: request.method ?? "POST", body, headers: type ? { "content-type": type } : {} };
}

/** Removes styles and scripts from a page. */
export const bare = (html: string): string =>
  html
    .replace(/<(style|script)\b.*?<\/\1>/gs, "")
    .replace(/<link\b[^>]*rel="?(preload|modulepreload|stylesheet)[^>]*>/g, "");
