import { NeonDbError, neon, neonConfig } from "@neondatabase/serverless";
import { drizzle } from "drizzle-orm/neon-http";
import { UserError } from "../../lib/errors/user-error.ts";
import { readEnv } from "../env.ts";
import * as schema from "./schema.ts";
import { createTransport, DatabaseUnavailable, usualPatience } from "./transport.ts";

// The driver has one `fetch` per process, so each client passes its own transport in its options.
neonConfig.fetchFunction = (url: string, { transport, ...init }: TransportInit) =>
  transport(url, init);

type TransportInit = RequestInit & { transport: typeof fetch };

export interface DatabaseAddress {
  databaseUrl: string;
  endpoint?: string | undefined;
}

/** It retries statements if the connection fails, so they must be idempotent. */
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

export class PreviewWithoutData extends DatabaseUnavailable {
  override name = "PreviewWithoutData";
}

/** @throws UserError if the environment is wrong; PreviewWithoutData in a preview */
export function database(patience = usualPatience): Database {
  const { DATABASE_URL: databaseUrl, NEON_ENDPOINT: endpoint, preview } = readEnv();
  if (!databaseUrl && preview) throw new PreviewWithoutData("A preview has no data");
  if (!databaseUrl)
    throw new UserError("DATABASE_URL: found nothing. Expected the address of the database.");
  const key = `${databaseUrl} ${endpoint} ${patience.total}`;
  const client = clients.get(key) ?? connect({ databaseUrl, endpoint }, patience);
  clients.set(key, client);
  return client;
}

export function errorCode(error: unknown): string | undefined {
  for (const cause of causes(error))
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  return undefined;
}

/** Also true if the database is starting or stopping, or out of connections. */
export function isUnavailable(error: unknown): boolean {
  const unreachable = causes(error).some((cause) => cause instanceof DatabaseUnavailable);
  return unreachable || isRefusedByNeon(error) || /^(08|53|57P)/.test(errorCode(error) ?? "");
}

/** True if Neon answers in place of PostgreSQL, whose errors have a code, for example because a quota is used up. */
export const isRefusedByNeon = (error: unknown): boolean =>
  causes(error).some((cause) => cause instanceof NeonDbError && !cause.code && !cause.sourceError);

export const rootOf = (error: unknown): unknown => causes(error).at(-1) ?? error;

function causes(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const next = "sourceError" in error ? error.sourceError : error.cause;
  return [error, ...causes(next)];
}
