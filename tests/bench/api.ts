import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { neon } from "@neondatabase/serverless";
import { migrate } from "../../scripts/commands/database.ts";
import {
  addressOf,
  type LocalDatabase,
  openLocalDatabase,
} from "../../scripts/dev-server/database.ts";
import {
  bundleFunctions,
  createFunctionHandler,
  loadFunctions,
} from "../../scripts/dev-server/function-router.ts";
import { publish } from "../../src/server/publish/publish.ts";
import { atMost, type Figure, median, plain, quantile } from "./measurement.ts";

const rounds = 5;
const postsPerRound = 200;
const atOnce = 8;

/**
 * Compares posting a reply through its warm function with the same SQL statement through the bare driver, on the
 * embedded database on disk, in five alternating rounds.
 */
export async function api(): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), "bench-api-"));
  const local = await openLocalDatabase({ dataDir: directory });
  try {
    Object.assign(process.env, addressOf(local), { POST_LIMIT: "1000000" });
    await migrate();
    await publish();
    const handle = createFunctionHandler(await loadFunctions(await bundleFunctions()));
    const own = () => postReply(handle);
    return figuresOf(await measure(own, bareDriver(own, local)));
  } finally {
    await local.close();
    await rm(directory, { recursive: true });
  }
}

const story =
  ". It began two summers ago, after a week by the lake. At first we took it for a cold, and then the tiredness stayed. Our doctor listened, and asked for more tests than I had expected. How long did it take for you?";

let replyNumber = 1;

/** Returns a different reply each time. Letters, because the spam rules can take digits for a phone number. */
function nextReply() {
  const letters = String(replyNumber++).replace(
    /\d/g,
    (digit) => "ghijklmnop"[Number(digit)] ?? "",
  );
  return { author: "Ada", email: "ada@example.org", content: `Words ${letters}${story}` };
}

type Handle = ReturnType<typeof createFunctionHandler>;

async function postReply(handle: Handle): Promise<void> {
  const request = new Request("http://site.test/api/discussions/1/replies", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
    body: JSON.stringify(nextReply()),
  });
  const response = await handle(request, "192.0.2.1");
  await response?.text();
  if (response?.status !== 201)
    throw new Error(`Posting a reply returned status ${response?.status}`);
}

type Post = () => Promise<unknown>;

interface Bare {
  prepare: (times: number) => Promise<void>;
  post: Post;
}

/** Sends the statements of posts through the bare driver, after these posts have been deleted. */
function bareDriver(own: Post, { databaseUrl, endpoint }: LocalDatabase): Bare {
  const usual = globalThis.fetch;
  const transport = (_: string, init: RequestInit) => usual(endpoint, init);
  const client = neon(databaseUrl, { fetchOptions: { transport }, fullResults: true });
  const ready: { query: string; params: unknown[] }[] = [];
  return {
    prepare: async (times) => {
      ready.length = 0;
      globalThis.fetch = (url, init) => {
        ready.push(JSON.parse(String(init?.body)));
        return usual(url, init);
      };
      await oneByOne(own, times);
      globalThis.fetch = usual;
      await client`DELETE FROM discussion_replies`;
    },
    post: () => {
      const statement = ready.pop();
      if (!statement) throw new Error("No statement is prepared");
      return client.query(statement.query, statement.params);
    },
  };
}

type Times = { own: number[]; bare: number[] };
interface Measured {
  single: Times;
  /** Posts per second, several at once. */
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
    await bare.prepare(2 * postsPerRound);
    for (const name of order) {
      measured.single[name].push(...(await oneByOne(posts[name], postsPerRound)));
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
  await Promise.all(Array.from({ length: atOnce }, () => oneByOne(post, postsPerRound / atOnce)));
  return postsPerRound / ((performance.now() - start) / 1000);
}

function figuresOf({ single, rate }: Measured): Figure[] {
  const of = "POST reply";
  const against = (share: number) => {
    const own = quantile(single.own, share);
    const bare = quantile(single.bare, share);
    return { value: own / bare, note: `${own.toFixed(2)} ms, bare ${bare.toFixed(2)} ms` };
  };
  const note = `bare driver ${median(rate.bare).toFixed(0)}`;
  return [
    atMost(1.3, { of, name: "p50 / bare driver", unit: "times", ...against(0.5) }),
    atMost(2, { of, name: "p99 / bare driver", unit: "times", ...against(0.99) }),
    plain({ of, name: "throughput, 8 at once", value: median(rate.own), unit: "/s", note }),
  ];
}
