import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Mistake } from "../../src/lib/explain.ts";
import { closable } from "./close-server.ts";
import { answerByFunction, type FunctionHandler } from "./node-http.ts";
import type { NodeHandler } from "./static.ts";

const starting: NodeHandler = (_request, response) => {
  response.writeHead(503, { "Retry-After": "5", "Content-Type": "text/plain" });
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

/** @param port 0 takes any free one. @throws Mistake where the port is taken or not allowed */
export async function openServer(port: number): Promise<SiteServer> {
  let handle = starting;
  const server = createServer((request, response) => handle(request, response));
  await listen(server, port);
  const address = server.address();
  const open = typeof address === "object" && address ? address.port : port;
  return {
    address: `http://localhost:${open}`,
    ready(functions, files) {
      handle = (request, response) => void answer(request, response, functions, files);
    },
    close: closable(server),
  };
}

async function listen(server: Server, port: number): Promise<void> {
  try {
    server.listen(port);
    await once(server, "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    const reason =
      code === "EADDRINUSE" ? "another program uses it" : `it cannot be opened (${code})`;
    throw new Mistake(`PORT: found ${port}, but ${reason}. Expected a free port.`);
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  functions: FunctionHandler,
  files: NodeHandler,
): Promise<void> {
  try {
    if (!(await answerByFunction(functions, request, response))) files(request, response);
  } catch (error) {
    if (error instanceof TypeError && !response.headersSent) response.writeHead(400);
    else if (!hasGone(error)) console.error(error);
    response.end();
  }
}

/** Browsers break off what they fetched ahead and no longer want, while or before it is sent. */
const hasGone = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "ERR_STREAM_PREMATURE_CLOSE" || error.code === "ERR_STREAM_UNABLE_TO_PIPE");
