import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isIPv4 } from "node:net";
import { UserError } from "../../src/lib/errors/user-error.ts";
import type { Env } from "../../src/server/env.ts";
import { maxFormBytes, readStream } from "../../src/server/http/body.ts";
import { HttpError, toHttpError } from "../../src/server/http/http-error.ts";
import {
  answerByFunction,
  type FunctionHandler,
  send,
} from "../../src/server/http/node-adapter.ts";
import { errorJson } from "../../src/server/http/responses.ts";
import { closable } from "./close-server.ts";
import type { FileHandler } from "./static-files.ts";

type Settings = Pick<Env, "PORT" | "HOST">;

export type SiteServer = Awaited<ReturnType<typeof openServer>>;

/** Responds with 503 until `ready` is called. @param at port 0 means any free port @throws UserError */
export async function openServer(at: Settings) {
  let handle = starting;
  const isKnown = knownHosts(at.HOST);
  const server = createServer((request, response) => {
    const answer: FunctionHandler = async (visit, ip) => {
      if (!isKnown(new URL(visit.url).hostname)) throw unknownHost;
      return handle(visit, ip);
    };
    return respond(answer, request, response);
  });
  await listen(server, at);
  const address = server.address();
  const open = typeof address === "object" && address ? address.port : at.PORT;
  return {
    address: `http://${at.HOST?.replace(/.*:.*/, "[$&]") ?? "localhost"}:${open}`,
    ready(functions: FunctionHandler, files: FileHandler): void {
      handle = async (request, ip) => {
        const answer = await functions(await withBody(request), ip);
        return answer ?? files(request);
      };
    },
    close: closable(server),
  };
}

const unknownHost = new HttpError(
  421,
  "This preview is for this computer. Open http://localhost with its port, or set HOST.",
);

/** A website can point its own name to this machine, and would then be the same site as the preview. */
export function knownHosts(host: string | undefined): (found: string) => boolean {
  const own = host?.replace(/.*:.*/, "[$&]").toLowerCase();
  const isAny = own === "0.0.0.0" || own === "[::]";
  return (found) =>
    /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(found) ||
    found === own ||
    (isAny && (isIPv4(found) || found.startsWith("[")));
}

const starting: FunctionHandler = async () =>
  errorJson(new HttpError(503, "The site is starting.", { headers: { "Retry-After": "5" } }));

async function respond(
  handle: FunctionHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await answerByFunction(handle, request, response);
  } catch (error) {
    // The client has disconnected.
    if (response.destroyed) return;
    await send(errorJson(toHttpError(error)), response);
  }
}

/** Netlify reads the body first. The function rejects one over the limit, which is not read here. */
async function withBody(request: Request): Promise<Request> {
  if (!request.body || Number(request.headers.get("Content-Length")) > maxFormBytes) return request;
  return new Request(request, { body: await readStream(request.body, maxFormBytes) });
}

async function listen(server: Server, { PORT: port, HOST: host }: Settings): Promise<void> {
  try {
    server.listen({ port, host: host ?? "127.0.0.1" });
    await once(server, "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    const reason =
      code === "EADDRINUSE" ? "another program uses it" : `it cannot be opened (${code})`;
    throw new UserError(
      `PORT: found ${port}, but ${reason}. Close the other program, or set PORT to another port.`,
    );
  }
}
