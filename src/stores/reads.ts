import { type FetcherValue, nanoquery } from "@nanostores/query";
import { computed, type ReadableAtom } from "nanostores";
import { request } from "../api-client/api-client.ts";
import type { Read } from "../api-client/api-reads.ts";

/** A failed refresh keeps the previous data. */
export type ReadState<T> =
  | { status: "loading" }
  | { status: "failed"; error: Error }
  | { status: "ready"; data: T };

/** Data never goes stale: no retries, no polling. A request made in a background tab waits until the tab is visible. */
const rules = {
  dedupeTime: Number.POSITIVE_INFINITY,
  cacheLifetime: Number.POSITIVE_INFINITY,
  onErrorRetry: null,
  revalidateInterval: 0,
  revalidateOnReconnect: false,
  revalidateOnFocus: true,
} as const;

/** A cache of API responses by path. The first subscriber triggers the request; `refresh` repeats it. */
export function createReads() {
  const [createStore, , cache] = nanoquery(rules);
  const states = new Map<string, ReadableAtom<ReadState<unknown>>>();
  const changes = new Map<string, number>();

  function at<T>(read: Read<T>): ReadableAtom<ReadState<T>> {
    const known = states.get(read.path);
    if (known) return known as ReadableAtom<ReadState<T>>;
    const $response = createStore<T, Error>(read.path, { fetcher: () => load(read) });
    const $state = computed($response, stateOf<T>);
    states.set(read.path, $state);
    return $state;
  }

  async function load<T>(read: Read<T>): Promise<T> {
    const change = changes.get(read.path);
    const data = await fetchRead(read, change);
    // `refresh` was called during the request, so this response may be stale.
    return change === changes.get(read.path) ? data : load(read);
  }

  /** Requests the paths again, bypassing HTTP caches: now if they have subscribers, otherwise later. */
  function refresh(...paths: string[]) {
    for (const path of paths) changes.set(path, (changes.get(path) ?? 0) + 1);
    cache.revalidateKeys(paths);
  }

  function retry(path: string) {
    if (states.get(path)?.get().status === "failed") cache.invalidateKeys(path);
  }

  return { at, refresh, retry };
}

export type Reads = ReturnType<typeof createReads>;

const fetchRead = async <T>({ path, parse }: Read<T>, change: number | undefined): Promise<T> =>
  parse(await request(change ? freshly(path, change) : path));

const freshly = (path: string, change: number) =>
  `${path}${path.includes("?") ? "&" : "?"}fresh=${change}`;

function stateOf<T>({ data, error }: FetcherValue<T, Error>): ReadState<T> {
  if (data !== undefined) return { status: "ready", data };
  return error ? { status: "failed", error } : { status: "loading" };
}
