import { AsyncLocalStorage } from "node:async_hooks";

/** The statement may or may not have run. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

/** In milliseconds. */
interface Patience {
  /** Neon takes up to 5 s to wake from sleep. */
  first: number;
  /** For all attempts, and for all queries of one request. */
  total: number;
  pauses: number[];
}

export const usualPatience: Patience = { first: 6000, total: 9500, pauses: [100, 300] };

const deadlines = new AsyncLocalStorage<number>();

/** @param total milliseconds for all queries together */
export const answerWithin = <Answer>(total: number, run: () => Promise<Answer>): Promise<Answer> =>
  deadlines.run(performance.now() + total, run);

const deadlineOf = (total: number): number =>
  Math.min(performance.now() + total, deadlines.getStore() ?? Number.POSITIVE_INFINITY);

/** It retries, so every statement must be safe to run twice. @throws DatabaseUnavailable */
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
