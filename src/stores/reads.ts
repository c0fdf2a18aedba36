import { type FetcherValue, nanoquery } from "@nanostores/query";
import { computed, type ReadableAtom } from "nanostores";
import { request } from "../lib/api.ts";
import { ApiError } from "../lib/api-error.ts";
import type { Read } from "../lib/api-reads.ts";

/** What is known of a read. A refresh that fails leaves what was there before. */
export type ReadState<T> =
  | { status: "loading" }
  | { status: "failed"; error: Error }
  | { status: "ready"; data: T };

/**
 * Specification, section 9: never stale, no retry, no polling. What is asked for while the page is in
 * the background waits until it is seen again; nothing else is fetched then.
 */
const rules = {
  dedupeTime: Number.POSITIVE_INFINITY,
  cacheLifetime: Number.POSITIVE_INFINITY,
  onErrorRetry: null,
  revalidateInterval: 0,
  revalidateOnReconnect: false,
  revalidateOnFocus: true,
} as const;

/**
 * A cache of the API's answers, by path. What was read stays until somebody says that it has changed.
 *
 *     const reads = createReads();
 *     const state = useStore(reads.at(postRead(3)));   // fetched by the first who looks
 *     await likePost(3);
 *     reads.refresh("/api/blog", "/api/blog/3");       // those that are shown at once, others when they are
 */
export function createReads() {
  const [createStore, , cache] = nanoquery(rules);
  const states = new Map<string, ReadableAtom<ReadState<unknown>>>();
  const changes = new Map<string, number>();

  /** What is known of a read; the path says it all, so one path is one store. */
  function at<T>(read: Read<T>): ReadableAtom<ReadState<T>> {
    const known = states.get(read.path);
    if (known) return known as ReadableAtom<ReadState<T>>;
    const $answer = createStore<T, Error>(read.path, { fetcher: () => load(read) });
    const $state = computed($answer, stateOf<T>);
    states.set(read.path, $state);
    return $state;
  }

  async function load<T>(read: Read<T>): Promise<T> {
    const change = changes.get(read.path);
    const answer = await ask(read, change);
    // Something has changed meanwhile: the answer may be from before that.
    return change === changes.get(read.path) ? answer : load(read);
  }

  /** Says that these have changed. They are asked for past every cache. */
  function refresh(...paths: string[]) {
    for (const path of paths) changes.set(path, (changes.get(path) ?? 0) + 1);
    cache.revalidateKeys(paths);
  }

  /** Asks anew for what could not be had. */
  function retry(path: string) {
    if (states.get(path)?.get().status === "failed") cache.invalidateKeys(path);
  }

  return { at, refresh, retry };
}

export type Reads = ReturnType<typeof createReads>;

async function ask<T>({ path, parse, on401 }: Read<T>, change: number | undefined): Promise<T> {
  try {
    return await parse(await request(change ? freshly(path, change) : path));
  } catch (error) {
    if (on401 && error instanceof ApiError && error.status === 401) return on401();
    throw error;
  }
}

const freshly = (path: string, change: number) =>
  `${path}${path.includes("?") ? "&" : "?"}fresh=${change}`;

function stateOf<T>({ data, error }: FetcherValue<T, Error>): ReadState<T> {
  if (data !== undefined) return { status: "ready", data };
  return error ? { status: "failed", error } : { status: "loading" };
}
