import { setTimeout } from "node:timers/promises";
import { maxFormBytes, readStream } from "../../src/server/http/body.ts";
import { HttpError } from "../../src/server/http/http-error.ts";
import { errorJson } from "../../src/server/http/responses.ts";
import { network } from "../../src/server/visitors/visitor-id.ts";

/** Requests of one network that may run or wait at once. A browser opens six connections. */
const mostOfNetwork = 16;
/** Functions that run at once. All share one thread, so more of them only delay each other and the files. */
const mostRunning = 8;
const mostWaiting = 256;

/** Runs a function for a request, or responds with 503. */
export type Admit = (
  request: Request,
  ip: string,
  run: (request: Request) => Promise<Response>,
) => Promise<Response>;

/**
 * Limits how many requests run at once, so that one visitor cannot slow the others.
 * @param wait milliseconds that a request may wait
 * @param pause milliseconds until a refusal, so that a program does not try again at once
 */
export function admission({ wait = 5000, pause = 1000 } = {}): Admit {
  const counts = new Map<string, number>();
  const waiting = new Set<() => void>();
  let running = 0;

  const place = () =>
    new Promise<boolean>((resolve) => {
      if (running < mostRunning) {
        running++;
        return resolve(true);
      }
      const end = (isAdmitted: boolean) => {
        clearTimeout(timer);
        waiting.delete(start);
        resolve(isAdmitted);
      };
      const start = () => end(true);
      const timer = globalThis.setTimeout(() => end(false), wait);
      waiting.add(start);
    });

  /** Passes the place of a finished request on. */
  const leave = () => {
    const [next] = waiting;
    if (next) next();
    else running--;
  };

  const refuse = () => setTimeout(pause, busy());

  return async (request, ip, run) => {
    const whole = await withBody(request);
    const key = network(ip);
    const count = counts.get(key) ?? 0;
    if (count >= mostOfNetwork || waiting.size >= mostWaiting) return refuse();
    counts.set(key, count + 1);
    try {
      return (await place()) ? await run(whole).finally(leave) : await refuse();
    } finally {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    }
  };
}

const busy = () =>
  errorJson(
    new HttpError(503, "The site is busy. Please try again in a few seconds.", {
      headers: { "Retry-After": "5" },
    }),
  );

/** Reads the body first, so that a slow client does not hold a place. A function refuses a longer one unread. */
async function withBody(request: Request): Promise<Request> {
  if (!request.body || Number(request.headers.get("Content-Length")) > maxFormBytes) return request;
  return new Request(request, { body: await readStream(request.body, maxFormBytes) });
}
