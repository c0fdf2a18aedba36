import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { UserError } from "../../src/lib/errors/user-error.ts";
import type { Env } from "../../src/server/env.ts";
import { HttpError, toHttpError } from "../../src/server/http/http-error.ts";
import {
  answerByFunction,
  type FunctionHandler,
  send,
} from "../../src/server/http/node-adapter.ts";
import { errorJson } from "../../src/server/http/responses.ts";
import { closeServer } from "./close-server.ts";
import type { FileHandler } from "./static-files.ts";

type Settings = Pick<Env, "PORT" | "HOST">;

export type SiteServer = Awaited<ReturnType<typeof openServer>>;

/** Responds with 503 until `ready` is called. @throws UserError */
export async function openServer(at: Settings) {
  let handle = starting;
  const answer: FunctionHandler = async (request, ip) => {
    if (!at.HOST && !ownHost.test(new URL(request.url).hostname)) throw unknownHost;
    return handle(request, ip);
  };
  const server = createServer((request, response) => respond(answer, request, response));
  await listen(server, at);
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${at.HOST?.replace(/.*:.*/, "[$&]") ?? "localhost"}:${port}`,
    ready(functions: FunctionHandler, files: FileHandler): void {
      handle = async (request, ip) => (await functions(request, ip)) ?? files(request);
    },
    close: () => closeServer(server),
  };
}

const unknownHost = new HttpError(
  421,
  "This preview is for this computer. Open http://localhost with its port, or set HOST.",
);

// A website can point its own name to this machine, and would then be the same site as the preview.
const ownHost = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

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
