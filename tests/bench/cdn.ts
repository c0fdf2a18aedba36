import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { compressed } from "./page-bytes.ts";

interface Kept {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A CDN in front of a site: it caches every read and compresses text with Brotli. */
export interface Cdn {
  address: string;
  close(): Promise<void>;
}

/**
 * Puts a CDN before a site.
 * @param change what is done to each page before it is kept
 * @param writes gets the path of each write that comes
 */
export async function startCdn(
  site: string,
  change = (html: string) => html,
  writes: string[] = [],
): Promise<Cdn> {
  const kept = new Map<string, Promise<Kept>>();
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { url = "/", method = "GET" } = request;
    const isRead = method === "GET" || method === "HEAD";
    if (!isRead) writes.push(url);
    const found = isRead
      ? (kept.get(url) ?? fetchFrom(url, {}))
      : fetchFrom(url, await init(request));
    if (isRead) kept.set(url, found);
    const { status, headers, body } = await found;
    response.writeHead(status, headers);
    response.end(method === "HEAD" ? undefined : body);
  }

  async function fetchFrom(path: string, options: RequestInit): Promise<Kept> {
    const ask = () => fetch(site + path, { redirect: "manual", ...options });
    // A connection that was kept open may just have been closed.
    const response = await ask().catch(ask);
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

/** The page as bare HTML: the same words and pictures without a style or a script. */
export const bare = (html: string): string =>
  html
    .replace(/<(style|script)\b.*?<\/\1>/gs, "")
    .replace(/<link\b[^>]*rel="?(preload|modulepreload|stylesheet)[^>]*>/g, "");
