import { neon } from "@neondatabase/serverless";

export type Post = () => Promise<unknown>;

export interface Bare {
  post: Post;
  prepare: (times: number) => Promise<void>;
}

/** Sends the statements of `own` through the bare driver. */
export function bareStatements(
  own: Post,
  { databaseUrl, endpoint }: { databaseUrl: string; endpoint: string },
): Bare {
  const transport = (_: string, init: RequestInit) => fetch(endpoint, init);
  const client = neon(databaseUrl, { fetchOptions: { transport }, fullResults: true });
  const ready: Statement[] = [];
  let recorded: string | undefined;
  return {
    prepare: async (times) => {
      recorded ??= await responseTo(own, endpoint);
      for (let at = 0; at < times; at++) ready.push(await capture(own, endpoint, recorded));
    },
    post: () => {
      const statement = ready.pop();
      if (!statement) throw new Error("No statement is prepared");
      return client.query(statement.query, statement.params);
    },
  };
}

interface Statement {
  query: string;
  params: unknown[];
}

/** Runs an action that sends one query. @returns the body of the response */
async function responseTo(run: Post, endpoint: string): Promise<string> {
  let body = "";
  await intercept(run, endpoint, async (_, send) => {
    const response = await send();
    body = await response.clone().text();
    return response;
  });
  return body;
}

/** Captures the query of a running action, and returns a recorded response instead. */
async function capture(run: Post, endpoint: string, recorded: string): Promise<Statement> {
  let sent = "";
  await intercept(run, endpoint, async (init) => {
    sent = String(init?.body);
    return new Response(recorded, { headers: { "Content-Type": "application/json" } });
  });
  return JSON.parse(sent);
}

type Intercept = (
  init: RequestInit | undefined,
  send: () => Promise<Response>,
) => Promise<Response>;

async function intercept(run: Post, endpoint: string, respond: Intercept): Promise<void> {
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (url, init) =>
    url === endpoint ? respond(init, () => originalFetch(url, init)) : originalFetch(url, init);
  try {
    await run();
  } finally {
    globalThis.fetch = originalFetch;
  }
}
