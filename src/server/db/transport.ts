import { AsyncLocalStorage } from "node:async_hooks";

/** The database could not be reached in time. The statement may or may not have run. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

/** Milliseconds that a query may take. */
interface Patience {
  /** For the first attempt. Neon takes up to 5 s to wake from sleep. */
  first: number;
  /** For all attempts together, and for all queries of one request. */
  total: number;
  pauses: number[];
}

export const usualPatience: Patience = { first: 6000, total: 9500, pauses: [100, 300] };

/** The deadline of the current request, on the clock of `performance.now`. */
const deadlines = new AsyncLocalStorage<number>();

/** Runs a request that may spend this long on all its queries together. @param total milliseconds */
export const answerWithin = <Answer>(total: number, run: () => Promise<Answer>): Promise<Answer> =>
  deadlines.run(performance.now() + total, run);

/** The deadline of a query, never later than that of its request. @param total milliseconds */
const deadlineOf = (total: number): number =>
  Math.min(performance.now() + total, deadlines.getStore() ?? Number.POSITIVE_INFINITY);

/** A `fetch` for Neon's driver that retries, so every statement must be safe to run twice. @throws DatabaseUnavailable */
export function createTransport(endpoint: string | undefined, patience: Patience): typeof fetch {
  return async (url, init) => {
    const end = deadlineOf(patience.total);
    for (let attempt = 0; ; attempt++) {
      const left = end - performance.now();
      if (left < 1) throw new DatabaseUnavailable("The request ran out of time before the query");
      const limit = attempt === 0 ? Math.min(patience.first, left) : left;
      const answer = await tryOnce(endpoint ?? url, init, limit);
      if (answer instanceof Response) return answer;
      const pause = patience.pauses[attempt];
      if (pause === undefined || performance.now() + pause >= end)
        throw new DatabaseUnavailable("The database did not answer", { cause: answer });
      await new Promise((wake) => setTimeout(wake, pause * (0.5 + Math.random() / 2)));
    }
  };
}

async function tryOnce(
  url: string | URL | Request,
  init: RequestInit | undefined,
  limit: number,
): Promise<Response | Error> {
  try {
    const response = await fetch(url, {
      ...init,
      signal: AbortSignal.timeout(Math.max(1, Math.floor(limit))),
    });
    const body = await response.arrayBuffer();
    if (response.status < 500) return new Response(body, response);
    return new Error(`The database answered ${response.status}`);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
