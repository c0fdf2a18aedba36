import type { SQL } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import {
  addressOf,
  type LocalDatabase,
  type Transaction,
} from "../../scripts/dev-server/database.ts";
import {
  createFunctionHandler,
  type FunctionModule,
} from "../../scripts/dev-server/function-router.ts";
import type { Around } from "../../scripts/dev-server/neon-proxy.ts";
import { database } from "../../src/server/db/client.ts";
import { usualPatience } from "../../src/server/db/transport.ts";
import { setEnv } from "../../src/server/env.ts";
import { firstWindow } from "../../src/server/visitors/rate-limit.ts";
import { openSiteDatabase } from "./database.ts";
import { serveTemplates } from "./templates.ts";

export const origin = "https://site.test";

const modules = Object.values(
  import.meta.glob<FunctionModule>("../../functions/*.ts", { eager: true }),
);
export const answer = createFunctionHandler(modules);

export const functionPaths: string[] = modules.flatMap(({ config }) => config.path ?? []);

/** Wraps every query; set it to break the network in one test. */
export const network: { around: Around } = { around: (run) => run() };

/** Sends a request to the functions as Netlify would. */
export async function send(path: string, init?: RequestInit, ip = "192.0.2.1"): Promise<Response> {
  const response = await answer(new Request(origin + path, init), ip);
  if (!response) throw new Error(`No function answers ${path}`);
  return response;
}

/** Sends a request like `send`, but a path without a function is 404, as for static files. */
export const sendOr404 = (path: string, init?: RequestInit): Promise<Response> =>
  send(path, init).catch(() => new Response("Not found", { status: 404 }));

export const getJson = async (path: string) => (await send(path)).json();
export const getText = async (path: string) => (await send(path)).text();

/** Reads all pages of a list by following their `Link` headers. */
export async function readPages<Entry>(
  first: string,
  headers: Record<string, string> = {},
): Promise<Entry[][]> {
  const pages: Entry[][] = [];
  let next: string | undefined = first;
  while (next) {
    const response: Response = await send(next, { headers });
    pages.push(await response.json());
    next = /^<(.+)>; rel="next"$/.exec(response.headers.get("Link") ?? "")?.[1];
  }
  return pages;
}

export const query = async (statement: SQL) => (await database().execute(statement)).rows;

export const typed = { author: "Ada", email: "ada@example.org", content: "Thank you for this." };

export const postJson = (
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  ip?: string,
) =>
  send(
    path,
    {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    },
    ip,
  );

export const postForm = (path: string, fields: Record<string, string>, headers = {}, ip?: string) =>
  send(path, { method: "POST", headers, body: new URLSearchParams(fields) }, ip);

const tenDays = 864_000_000;

/** Starts the site for this test file on a new database. @returns a transaction that bypasses the site */
export function startSite(variables: Record<string, string> = {}): Transaction {
  let close: () => Promise<void>;
  let opened: LocalDatabase | undefined;

  beforeAll(async () => {
    network.around = (run) => run();
    // As long ago as on the site.
    firstWindow.start = new Date(Date.now() - tenDays).toISOString();
    // Tests that break the network would otherwise spend minutes between attempts.
    usualPatience.pauses = [1, 3];
    const local = await openSiteDatabase((run) => network.around(run));
    opened = local;
    const template = await serveTemplates();
    setEnv({
      ...addressOf(local),
      TEMPLATE_ORIGIN: template.origin,
      POST_LIMIT: "1000",
      SECRET: "the secret of the tests",
      ...variables,
    });
    close = async () => {
      await template.close();
      await local.close();
    };
  });

  afterAll(() => close());
  watchConsole();
  return (mode, task) => {
    if (!opened) throw new Error("The site has not started");
    return opened.transaction(mode, task);
  };
}

/** Fails a test that logs an error. A test that expects one clears the spy. */
function watchConsole(): void {
  beforeEach(() => {
    network.around = (run) => run();
    vi.spyOn(console, "error");
    vi.spyOn(console, "warn").mockImplementation(() => {});
  });

  afterEach(() => {
    expect(vi.mocked(console.error).mock.calls).toEqual([]);
    vi.restoreAllMocks();
  });
}
