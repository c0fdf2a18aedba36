import { neon } from "@neondatabase/serverless";

/** One post; it takes as long as its promise. */
export type Post = () => Promise<unknown>;

export interface Bare {
  post: Post;
  /** Makes statements ready to be sent, so many of them. */
  prepare: (times: number) => Promise<void>;
}

/** The statements that `own` would send, sent as they are through the bare driver. */
export function bareStatements(
  own: Post,
  { databaseUrl, endpoint }: { databaseUrl: string; endpoint: string },
): Bare {
  const transport = (_: string, init: RequestInit) => fetch(endpoint, init);
  const client = neon(databaseUrl, { fetchOptions: { transport }, fullResults: true });
  const ready: Statement[] = [];
  let answer: string | undefined;
  return {
    prepare: async (times) => {
      answer ??= await answerTo(own, endpoint);
      for (let at = 0; at < times; at++) ready.push(await overheard(own, endpoint, answer));
    },
    post: () => {
      const statement = ready.pop();
      if (!statement) throw new Error("No statement is ready");
      return client.query(statement.query, statement.params);
    },
  };
}

interface Statement {
  query: string;
  params: unknown[];
}

/** What the database answers when something runs that asks it once. */
async function answerTo(run: Post, endpoint: string): Promise<string> {
  let answer = "";
  await listening(run, endpoint, async (_, ask) => {
    const response = await ask();
    answer = await response.clone().text();
    return response;
  });
  return answer;
}

/** What something would send to the database, which is not asked: it gets an answer of before. */
async function overheard(run: Post, endpoint: string, answer: string): Promise<Statement> {
  let sent = "";
  await listening(run, endpoint, async (init) => {
    sent = String(init?.body);
    return new Response(answer, { headers: { "Content-Type": "application/json" } });
  });
  return JSON.parse(sent);
}

type Listen = (init: RequestInit | undefined, ask: () => Promise<Response>) => Promise<Response>;

async function listening(run: Post, endpoint: string, listen: Listen): Promise<void> {
  const usual = globalThis.fetch;
  globalThis.fetch = (url, init) =>
    url === endpoint ? listen(init, () => usual(url, init)) : usual(url, init);
  try {
    await run();
  } finally {
    globalThis.fetch = usual;
  }
}
