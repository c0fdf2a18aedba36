import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { HttpError } from "./http-error.ts";

export type FunctionHandler = (request: Request, ip: string) => Promise<Response | undefined>;

/** @returns false if no function has this path */
export async function answerByFunction(
  functions: FunctionHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const answer = await functions(toRequest(request), request.socket.remoteAddress ?? "");
  if (answer) await send(answer, response);
  return answer !== undefined;
}

/** @throws HttpError 400 */
function toRequest(request: IncomingMessage): Request {
  const { method = "GET", url = "/" } = request;
  const headers = Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const body = method === "GET" || method === "HEAD" ? null : Readable.toWeb(request);
  const init = { method, headers, body, duplex: "half" } as RequestInit;
  try {
    return new Request(`http://${request.headers.host ?? "localhost"}${url}`, init);
  } catch {
    throw new HttpError(400, "Invalid request");
  }
}

export async function send(response: Response, to: ServerResponse): Promise<void> {
  const body = await response.bytes();
  to.statusCode = response.status;
  to.setHeaders(response.headers);
  to.end(body);
}
