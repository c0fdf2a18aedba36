import { neon, neonConfig } from "@neondatabase/serverless";
import { drizzle } from "drizzle-orm/neon-http";
import { UserError } from "../../errors/user-error.ts";
import { readEnv } from "../env.ts";
import * as schema from "./schema.ts";
import { createTransport, DatabaseUnavailable, usualPatience } from "./transport.ts";

// The driver knows one `fetch` for the whole process; each client brings its own in its options.
neonConfig.fetchFunction = (url: string, { transport, ...init }: TransportInit) =>
  transport(url, init);

type TransportInit = RequestInit & { transport: typeof fetch };

/** Where the database is: Neon, or our local stand-in for it when there is an endpoint. */
export interface DatabaseAddress {
  databaseUrl: string;
  endpoint?: string | undefined;
}

/** A client of its own, for tests and scripts. Statements are repeated when the connection fails. */
export function connect({ databaseUrl, endpoint }: DatabaseAddress, patience = usualPatience) {
  const transport = createTransport(endpoint, patience);
  const client = neon(databaseUrl, {
    fetchOptions: { transport },
    disableWarningInBrowsers: true,
  });
  return drizzle({ client, schema, casing: "snake_case" });
}

export type Database = ReturnType<typeof connect>;

const clients = new Map<string, Database>();

/** A preview was asked for data, and has none of its own. */
export class PreviewWithoutData extends DatabaseUnavailable {
  override name = "PreviewWithoutData";
}

/**
 * The client for the database that the environment names, made once.
 * @throws UserError when the environment names none, or is wrong; PreviewWithoutData in a preview
 */
export function database(): Database {
  const { DATABASE_URL: databaseUrl, NEON_ENDPOINT: endpoint, preview } = readEnv();
  if (!databaseUrl && preview) throw new PreviewWithoutData(`A ${preview} has no data`);
  if (!databaseUrl)
    throw new UserError("DATABASE_URL: found nothing. Expected the address of the database.");
  const key = `${databaseUrl} ${endpoint}`;
  const client = clients.get(key) ?? connect({ databaseUrl, endpoint });
  clients.set(key, client);
  return client;
}

/** What PostgreSQL said, where it said something: its five-character code. */
export function errorCode(error: unknown): string | undefined {
  for (const cause of causes(error))
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  return undefined;
}

/** Whether the database was out of reach, starting, stopping or full of connections. */
export function isUnavailable(error: unknown): boolean {
  const unreachable = causes(error).some((cause) => cause instanceof DatabaseUnavailable);
  return unreachable || /^(08|53|57P)/.test(errorCode(error) ?? "");
}

/** What lies under the wrappings of Drizzle and of the driver. */
export const rootOf = (error: unknown): unknown => causes(error).at(-1) ?? error;

function causes(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const next = "sourceError" in error ? error.sourceError : error.cause;
  return [error, ...causes(next)];
}
