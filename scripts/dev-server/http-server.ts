import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { UserError } from "../../src/errors/user-error.ts";
import type { Env } from "../../src/server/env.ts";
import { securityHeaders, strictestPolicy } from "../../src/server/http/headers.ts";
import { type AddressOf, clientIpBehind } from "./client-ip.ts";
import { closable } from "./close-server.ts";
import { answerByFunction, type FunctionHandler } from "./node-adapter.ts";
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

/** A server that says "starting" until it is given what to serve. */
export interface SiteServer {
  /** The address, for instance `http://localhost:8888`. */
  address: string;
  ready(functions: FunctionHandler, files: NodeHandler): void;
  /** Lets running requests finish, then stops. */
  close(): Promise<void>;
}

/** How long a visitor may take to send a request, in milliseconds. */
export interface Patience {
  /** For its headers. */
  headersTimeout: number;
  /** For all of it. */
  requestTimeout: number;
  /** How often that is looked after. */
  connectionsCheckingInterval: number;
}

/** 16 KB come through in that time wherever a page does. */
const usualPatience: Patience = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
};

/** Where a server listens, and whom it believes. */
export type Listening = Pick<Env, "PORT" | "HOST" | "TRUSTED_PROXY">;

/** @param at port 0 takes any free one. @throws UserError where the port is taken or not allowed */
export async function openServer(at: Listening, patience = usualPatience): Promise<SiteServer> {
  let handle = starting;
  const server = createServer(patience, (request, response) => handle(request, response));
  await listen(server, at);
  const address = server.address();
  const open = typeof address === "object" && address ? address.port : at.PORT;
  const addressOf = clientIpBehind(at.TRUSTED_PROXY);
  return {
    address: `http://${at.HOST?.replace(/.*:.*/, "[$&]") ?? "localhost"}:${open}`,
    ready(functions, files) {
      handle = (request, response) => void answer(request, response, functions, files, addressOf);
    },
    close: closable(server),
  };
}

async function listen(server: Server, { PORT: port, HOST: host }: Listening): Promise<void> {
  try {
    server.listen({ port, host });
    await once(server, "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new UserError(`HOST: found "${host}". Expected an address of this machine.`);
    const reason =
      code === "EADDRINUSE" ? "another program uses it" : `it cannot be opened (${code})`;
    throw new UserError(`PORT: found ${port}, but ${reason}. Expected a free port.`);
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  functions: FunctionHandler,
  files: NodeHandler,
  addressOf: AddressOf,
): Promise<void> {
  try {
    if (!(await answerByFunction(functions, request, response, addressOf)))
      files(request, response);
  } catch (error) {
    if (error instanceof TypeError && !response.headersSent) response.writeHead(400, plain);
    else if (!hasGone(error)) console.error(error);
    response.end();
  }
}

/** Browsers break off what they fetched ahead and no longer want, and who is too slow is cut off. */
const brokenOff: unknown[] = [
  ...["ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_UNABLE_TO_PIPE", "ECONNRESET"],
];

const hasGone = (error: unknown): boolean =>
  error instanceof Error && "code" in error && brokenOff.includes(error.code);
