import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { UserError } from "../../src/errors/user-error.ts";
import type { Env } from "../../src/server/env.ts";
import { securityHeaders, strictestPolicy } from "../../src/server/http/responses.ts";
import { network } from "../../src/server/visitors/visitor-id.ts";
import { closable } from "./close-server.ts";
import { answerByFunction, clientIpBehind, type FunctionHandler } from "./node-adapter.ts";
import type { NodeHandler } from "./static-files.ts";

const plain = {
  ...securityHeaders,
  "Content-Security-Policy": strictestPolicy,
  "Content-Type": "text/plain",
};

const starting: NodeHandler = (_request, response) => {
  response.writeHead(503, { ...plain, "Retry-After": "5" });
  response.end("The site is starting.");
};

export type SiteServer = Awaited<ReturnType<typeof openServer>>;

const limits = {
  // Milliseconds in which a request must arrive. Even a slow connection can send 16 KB in a minute.
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  // Node accepts one connection in each turn of its loop, so a busy server keeps those it has.
  keepAliveTimeout: 30_000,
  grace: 5_000,
};

/** Then the client opens another connection, so one connection cannot send thousands of requests at once. */
const requestsPerConnection = 100;

/** Connections of one network. A browser opens six, and many visitors can share an address. */
const mostConnections = 256;

type Settings = Pick<Env, "PORT" | "HOST" | "TRUSTED_PROXY">;

/** Responds with 503 until `ready` is called. @param at port 0 means any free port @throws UserError if the port or the address cannot be used */
export async function openServer(at: Settings, changed: Partial<typeof limits> = {}) {
  let handle = starting;
  const { grace, ...timeouts } = { ...limits, ...changed };
  const server = createServer(timeouts, (request, response) => handle(request, response));
  server.maxRequestsPerSocket = requestsPerConnection;
  if (!at.TRUSTED_PROXY) limitConnections(server);
  await listen(server, at);
  const address = server.address();
  const open = typeof address === "object" && address ? address.port : at.PORT;
  const addressOf = clientIpBehind(at.TRUSTED_PROXY);
  return {
    address: `http://${at.HOST?.replace(/.*:.*/, "[$&]") ?? "localhost"}:${open}`,
    ready(functions: FunctionHandler, files: NodeHandler): void {
      handle = oneByOne(async (request, response) => {
        try {
          const isAnswered = await answerByFunction(functions, request, response, addressOf);
          if (!isAnswered) files(request, response);
        } catch (error) {
          if (error instanceof TypeError && !response.headersSent) response.writeHead(400, plain);
          else if (!isDisconnect(error)) console.error(error);
          response.end();
        }
      });
    },
    close: closable(server, grace),
  };
}

/** Closes further connections, so that one visitor cannot use up those that the system allows. */
function limitConnections(server: Server): void {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const key = network(socket.remoteAddress ?? "");
    const count = (open.get(key) ?? 0) + 1;
    open.set(key, count);
    if (count > mostConnections) socket.destroy();
    socket.on("close", () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}

async function listen(server: Server, { PORT: port, HOST: host }: Settings): Promise<void> {
  try {
    server.listen({ port, host });
    await once(server, "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new UserError(`HOST: found "${host}". Expected an address of this machine.`);
    const reason =
      code === "EADDRINUSE" ? "another program uses it" : `it cannot be opened (${code})`;
    throw new UserError(
      `PORT: found ${port}, but ${reason}. Close the other program, or set PORT to another port.`,
    );
  }
}

/** Starts a request once the connection's previous response has been sent. Browsers wait for it themselves. */
function oneByOne(handle: (...all: Parameters<NodeHandler>) => Promise<void>): NodeHandler {
  const previous = new WeakMap<Socket, Promise<unknown>>();
  return async (request, response) => {
    const { socket } = request;
    const before = previous.get(socket);
    previous.set(socket, new Promise((closed) => response.on("close", closed)));
    await before;
    if (socket.destroyed) response.destroy();
    else await handle(request, response);
  };
}

/** Returns true if the connection ended early: browsers cancel prefetches, and slow clients are cut off. */
const isDisconnect = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  /^(ERR_STREAM_PREMATURE_CLOSE|ERR_STREAM_UNABLE_TO_PIPE|ECONNRESET)$/.test(String(error.code));
