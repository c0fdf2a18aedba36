import type { IncomingMessage, ServerResponse } from "node:http";
import { BlockList, isIP } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

export type FunctionHandler = (request: Request, ip: string) => Promise<Response | undefined>;

export async function answerByFunction(
  functions: FunctionHandler,
  request: IncomingMessage,
  response: ServerResponse,
  addressOf: AddressOf = clientIpBehind(undefined),
): Promise<boolean> {
  const forwarded = request.headersDistinct["x-forwarded-for"]?.join(",");
  const ip = addressOf(request.socket.remoteAddress ?? "", forwarded);
  const result = await functions(toRequest(request), ip);
  if (result) await send(result, response);
  return result !== undefined;
}

function toRequest(request: IncomingMessage): Request {
  const { method = "GET", url = "/" } = request;
  const headers = Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const body = method === "GET" || method === "HEAD" ? null : Readable.toWeb(request);
  return new Request(`http://${hostOf(request)}${url}`, {
    method,
    headers,
    body,
    duplex: "half",
  } as RequestInit);
}

/** @throws TypeError if the header contains more than a host, such as the start of a path */
function hostOf({ headers: { host = "localhost" } }: IncomingMessage): string {
  if (/[/\\?#@]/.test(host)) throw new TypeError("Invalid Host header");
  return host;
}

async function send(response: Response, to: ServerResponse): Promise<void> {
  to.writeHead(response.status, [...response.headers].flat());
  if (!response.body) return void to.end();
  await pipeline(Readable.fromWeb(response.body as ReadableStream), to);
}

/** Returns the visitor's address, given the address of the connection and `X-Forwarded-For`. */
export type AddressOf = (peer: string, forwarded: string | undefined) => string;

/**
 * Resolves the client address, trusting only configured proxies. Each proxy appends the address of its client, so
 * the header is read from the end, and only as far as trusted proxies wrote it. Visitors can write the rest.
 * @param proxies a valid `TRUSTED_PROXY`; without it the header is ignored
 */
export function clientIpBehind(proxies: string | undefined): AddressOf {
  const trusted = trustedProxies(proxies);
  const isTrusted = (address: string) =>
    trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  let hasWarned = proxies !== undefined;
  return (peer, forwarded = "") => {
    if (forwarded && !hasWarned) console.warn(unset(peer));
    hasWarned ||= forwarded !== "";
    let visitor = plain(peer);
    for (const entry of forwarded.split(",").reverse()) {
      const before = plain(entry.trim());
      if (!isTrusted(visitor) || isIP(before) === 0) break;
      visitor = before;
    }
    return visitor;
  };
}

const unset = (peer: string) =>
  `A proxy at ${plain(peer)} sends X-Forwarded-For, but TRUSTED_PROXY is not set, so all its visitors count as one. Set TRUSTED_PROXY to its address.`;

function trustedProxies(proxies: string | undefined): BlockList {
  const list = new BlockList();
  for (const entry of proxies?.split(",") ?? []) {
    const [address = "", bits] = entry.trim().split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    list.addSubnet(address, Number(bits ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return list;
}

const plain = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, "");
