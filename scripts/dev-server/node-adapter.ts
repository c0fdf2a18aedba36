import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { type AddressOf, clientIpBehind } from "./client-ip.ts";

/** Runs the function for a request. Resolves to undefined if there is none. */
export type FunctionHandler = (request: Request, ip: string) => Promise<Response | undefined>;

/** Responds with a function's response. @returns false if no function has the path */
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
