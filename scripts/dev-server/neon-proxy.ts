import { randomBytes } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { closeServer } from "./close-server.ts";

export interface Query {
  query: string;
  params: (string | null)[];
}

export interface Result {
  command: string;
  rowCount: number | null;
  fields: { name: string; dataTypeID: number }[];
  rows: (string | null)[][];
}

export type Run = (query: Query) => Promise<Result>;

export interface Backend {
  single: Run;
  /** Rolls back if the task throws. @param mode parameters of `SET TRANSACTION`, or "" */
  transaction<Done>(mode: string, task: (run: Run) => Promise<Done>): Promise<Done>;
  explain(error: unknown): object | undefined;
  close(): Promise<void>;
}

export interface Answer {
  status: number;
  body: string;
}

/** Simulates network failures. `drop` closes the connection. */
export type Around = (run: () => Promise<Answer>) => Promise<Answer | "drop">;

/** Every page in a browser can send requests, so they need the password. */
export async function startNeonProxy(backend: Backend, around: Around = (run) => run()) {
  const password = randomBytes(24).toString("hex");
  const server = createServer(async (request, response) => {
    const from = URL.parse(String(request.headers["neon-connection-string"]));
    if (from?.password !== password)
      return send(response, { status: 403, body: '{"message":"Wrong password"}' });
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    const answer = await around(() => run(body, backend));
    if (answer === "drop") response.destroy();
    else send(response, answer);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const databaseUrl = `postgresql://local:${password}@localhost/local`;
  return { url: `http://127.0.0.1:${port}/sql`, databaseUrl, close: () => closeServer(server) };
}

function send(response: ServerResponse, { status, body }: Answer) {
  const length = Buffer.byteLength(body);
  response.writeHead(status, { "content-type": "application/json", "content-length": length });
  response.end(body);
}

async function run(request: string, backend: Backend): Promise<Answer> {
  try {
    const statement: Query | { queries: Query[] } = JSON.parse(request);
    const result =
      "queries" in statement
        ? { results: await runBatch(backend, statement.queries) }
        : await backend.single(statement);
    return { status: 200, body: JSON.stringify(result) };
  } catch (error) {
    const explained = backend.explain(error);
    if (explained) return { status: 400, body: JSON.stringify(explained) };
    return { status: 503, body: JSON.stringify({ message: String(error) }) };
  }
}

const runBatch = (backend: Backend, queries: Query[]) =>
  backend.transaction("", async (run) => {
    const results: Result[] = [];
    for (const query of queries) results.push(await run(query));
    return results;
  });
