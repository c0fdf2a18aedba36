import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { neon } from "@neondatabase/serverless";
import { addressOf, openLocalDatabase } from "../../scripts/local/database.ts";
import { migrate, publish } from "../../scripts/local/db-commands.ts";
import {
  bundleFunctions,
  createFunctionHandler,
  loadFunctions,
} from "../../scripts/local/functions.ts";
import { atMost, type Figure, median, plain, quantile } from "./figure.ts";
import { replyOf } from "./load-mix.ts";

const rounds = 5;
const each = 200;
const atOnce = 8;

/** One post; it takes as long as its promise. */
type Post = () => Promise<unknown>;

/**
 * Posting a reply through its function, warm, beside the same statement through the bare driver: five
 * rounds in turns, on the embedded database with its disk. What HTTP adds to either is the same.
 */
export async function api(): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), "bench-api-"));
  const local = await openLocalDatabase({ dataDir: directory });
  try {
    Object.assign(process.env, addressOf(local), { POST_LIMIT: "1000000" });
    await migrate();
    await publish();
    const answer = createFunctionHandler(await loadFunctions(await bundleFunctions()));
    const own = () => postReply(answer);
    return figuresOf(await measure(own, bareStatement(own, local)));
  } finally {
    await local.close();
    await rm(directory, { recursive: true });
  }
}

/** As long as replies usually are. */
const story =
  ". It began two summers ago, after a week by the lake. At first we took it for a cold, and then the tiredness stayed. Our doctor listened, and asked for more tests than I had expected. How long did it take for you?";

let replyNumber = 1;

type Answer = ReturnType<typeof createFunctionHandler>;

async function postReply(answer: Answer): Promise<void> {
  const request = new Request("http://site.test/api/discussions/1/replies", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
    body: JSON.stringify(replyOf(replyNumber++, story)),
  });
  const response = await answer(request, "192.0.2.1");
  await response?.text();
  if (response?.status !== 201) throw new Error(`A reply was answered ${response?.status}`);
}

interface Bare {
  post: Post;
  /** Makes statements ready to be sent, so many of them. */
  prepare: (times: number) => Promise<void>;
}

/** The statements that `own` would send, sent as they are. */
function bareStatement(
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

type Times = { own: number[]; bare: number[] };
interface Measured {
  single: Times;
  /** Posts a second, several at once. */
  rate: Times;
}

async function measure(own: Post, bare: Bare): Promise<Measured> {
  const measured: Measured = { single: { own: [], bare: [] }, rate: { own: [], bare: [] } };
  const posts = { own, bare: bare.post };
  await oneByOne(own, 50);
  await bare.prepare(50);
  await oneByOne(bare.post, 50);
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? (["own", "bare"] as const) : (["bare", "own"] as const);
    await bare.prepare(2 * each);
    for (const name of order) {
      measured.single[name].push(...(await oneByOne(posts[name], each)));
      measured.rate[name].push(await perSecond(posts[name]));
    }
  }
  return measured;
}

async function oneByOne(post: Post, times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let at = 0; at < times; at++) {
    const start = performance.now();
    await post();
    taken.push(performance.now() - start);
  }
  return taken;
}

async function perSecond(post: Post): Promise<number> {
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, () => oneByOne(post, each / atOnce)));
  return each / ((performance.now() - start) / 1000);
}

function figuresOf({ single, rate }: Measured): Figure[] {
  const of = "POST reply";
  const against = (share: number) => {
    const [own, bare] = [quantile(single.own, share), quantile(single.bare, share)];
    return { value: own / bare, beside: `${own.toFixed(2)} ms by ${bare.toFixed(2)} ms` };
  };
  const beside = `bare driver ${median(rate.bare).toFixed(0)}`;
  return [
    atMost(1.3, { of, name: "p50 by the bare driver's", unit: "times", ...against(0.5) }),
    atMost(2, { of, name: "p99 by the bare driver's", unit: "times", ...against(0.99) }),
    plain({ of, name: "throughput, 8 at once", value: median(rate.own), unit: "/s", beside }),
  ];
}
