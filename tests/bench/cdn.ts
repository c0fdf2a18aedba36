import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { once } from "node:events";
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from "node:http2";
import { compressed } from "./page-bytes.ts";

const openssl =
  "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -days 1 -keyout - -out -";

let made: Buffer | undefined;

/** The certificate of the CDN and its key, for this run only. */
function certificate(): Buffer {
  made ??= execFileSync("openssl", openssl.split(" "), { stdio: ["ignore", "pipe", "ignore"] });
  return made;
}

/** Flag of Chromium to trust this certificate. */
export function trustFlag(): string {
  const key = new X509Certificate(certificate()).publicKey.export({ type: "spki", format: "der" });
  const hash = createHash("sha256").update(key).digest("base64");
  return `--ignore-certificate-errors-spki-list=${hash}`;
}

interface Cached {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Headers that a CDN does not pass on. */
const ofOneConnection = ["content-length", "connection", "keep-alive", "transfer-encoding"];

/** A CDN in front of a site, which caches every read, compresses text with Brotli, and speaks HTTP/2. */
export interface Cdn {
  address: string;
  close(): Promise<void>;
}

/**
 * Starts a CDN in front of a site.
 * @param change changes each page before it is cached
 */
export async function startCdn(site: string, change = (html: string) => html): Promise<Cdn> {
  const cache = new Map<string, Promise<Cached>>();
  const server = createSecureServer(
    { cert: certificate(), key: certificate() },
    (request, response) => void respond(request, response),
  );
  const sessions = new Set<ServerHttp2Session>();
  server.on("session", (session) => sessions.add(session));
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;

  async function respond(request: Http2ServerRequest, response: Http2ServerResponse) {
    const { url = "/", method = "GET" } = request;
    const found =
      method === "GET"
        ? (cache.get(url) ?? fetchFrom(url, {}))
        : fetchFrom(url, await init(request));
    if (method === "GET") cache.set(url, found);
    const { status, headers, body } = await found;
    response.writeHead(status, headers);
    response.end(body);
  }

  async function fetchFrom(path: string, options: RequestInit): Promise<Cached> {
    const send = () => fetch(site + path, { redirect: "manual", ...options });
    // The server may have closed an idle connection.
    const response = await send().catch(send);
    const type = response.headers.get("content-type") ?? "";
    const body = Buffer.from(await response.arrayBuffer());
    const headers = Object.fromEntries(response.headers);
    for (const name of ofOneConnection) delete headers[name];
    if (!/text|json|javascript|xml|manifest/.test(type))
      return { status: response.status, headers, body };
    const text = type.startsWith("text/html") ? change(body.toString()) : body;
    const encoded = { ...headers, "content-encoding": "br", vary: "Accept-Encoding" };
    return { status: response.status, headers: encoded, body: compressed(text) };
  }

  return {
    address: `https://localhost:${port}`,
    close: async () => {
      server.close();
      for (const session of sessions) session.destroy();
      await once(server, "close");
    },
  };
}

async function init(request: Http2ServerRequest): Promise<RequestInit> {
  const body = Buffer.concat(await request.toArray());
  const type = request.headers["content-type"];
  return { method: request.method ?? "POST", body, headers: type ? { "content-type": type } : {} };
}

/** Removes styles and scripts from a page. */
export const bare = (html: string): string =>
  html
    .replace(/<(style|script)\b.*?<\/\1>/gs, "")
    .replace(/<link\b[^>]*rel="?(preload|modulepreload|stylesheet)[^>]*>/g, "");
