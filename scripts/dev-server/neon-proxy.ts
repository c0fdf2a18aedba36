import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { closable } from "./close-server.ts";

/** One statement as Neon's driver sends it: every parameter is text or null. */
export interface Query {
  query: string;
  params: (string | null)[];
}

/** One result as Neon sends it: rows are arrays, every value is PostgreSQL's own text or null. */
export interface Result {
  command: string;
  rowCount: number | null;
  fields: { name: string; dataTypeID: number }[];
  rows: (string | null)[][];
}

/** Runs one statement of a transaction. */
export type Run = (query: Query) => Promise<Result>;

/** The database behind the endpoint. */
export interface Backend {
  /** Runs one statement by itself. */
  single: Run;
  /**
   * One transaction, open for as long as the task runs; undone where that throws.
   * @param mode what follows `SET TRANSACTION`, or nothing
   */
  transaction<Done>(mode: string, task: (run: Run) => Promise<Done>): Promise<Done>;
  /** What PostgreSQL said, or undefined when this is no error of PostgreSQL's. */
  explain(error: unknown): object | undefined;
  close(): Promise<void>;
}

export interface Answer {
  status: number;
  body: string;
  /** Whether the connection is closed in the midst of the body. */
  isCut?: boolean;
}

/**
 * Stands around every request: the one place for delays, lost answers and refusals. `drop` closes the
 * connection, `refuse` resets it.
 */
export type Around = (run: () => Promise<Answer>) => Promise<Answer | "drop" | "refuse">;

export interface NeonProxy {
  url: string;
  close(): Promise<void>;
}

/** An HTTP server on this machine that speaks Neon's `/sql` protocol in front of a database. */
export async function startNeonProxy(
  backend: Backend,
  around: Around = (run) => run(),
): Promise<NeonProxy> {
  const server = createServer(async (request, response) => {
    const asked = await text(request).catch(() => undefined);
    if (asked === undefined) return;
    const answer = await around(() => answerTo(asked, request, backend));
    if (answer === "drop") response.destroy();
    else if (answer === "refuse") request.socket.resetAndDestroy();
    else send(response, answer);
  });
  const close = closable(server);
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/sql`, close };
}

function send(response: ServerResponse, { status, body, isCut = false }: Answer) {
  const length = Buffer.byteLength(body);
  response.writeHead(status, { "content-type": "application/json", "content-length": length });
  if (isCut) response.write(body.slice(0, body.length / 2), () => response.destroy());
  else response.end(body);
}

async function answerTo(
  asked: string,
  request: IncomingMessage,
  backend: Backend,
): Promise<Answer> {
  try {
    const sent: Query | { queries: Query[] } = JSON.parse(asked);
    const body =
      "queries" in sent
        ? { results: await together(backend, sent.queries, transactionMode(request)) }
        : await backend.single(sent);
    return { status: 200, body: JSON.stringify(body) };
  } catch (error) {
    const said = backend.explain(error);
    if (said) return { status: 400, body: JSON.stringify(said) };
    return { status: 503, body: JSON.stringify({ message: String(error) }) };
  }
}

const together = (backend: Backend, queries: Query[], mode: string) =>
  backend.transaction(mode, async (run) => {
    const results: Result[] = [];
    for (const query of queries) results.push(await run(query));
    return results;
  });

/** Neon names isolation levels as its driver does: ReadCommitted, RepeatableRead, Serializable. */
function transactionMode({ headers }: IncomingMessage): string {
  const level = headers["neon-batch-isolation-level"]?.toString() ?? "";
  const words = level.replace(/(?<=[a-z])(?=[A-Z])/g, " ").replace(/[^A-Za-z ]/g, "");
  const readOnly = headers["neon-batch-read-only"] === "true";
  const deferrable = headers["neon-batch-deferrable"] === "true";
  return [words && `ISOLATION LEVEL ${words}`, readOnly && "READ ONLY", deferrable && "DEFERRABLE"]
    .filter(Boolean)
    .join(", ");
}
