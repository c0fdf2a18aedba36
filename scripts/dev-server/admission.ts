import { setTimeout as pauseFor } from "node:timers/promises";
import { maxFormBytes, readStream } from "../../src/server/http/body.ts";
import { HttpError } from "../../src/server/http/http-error.ts";
import { errorJson } from "../../src/server/http/responses.ts";
import { network } from "../../src/server/visitors/visitor-id.ts";

/** Functions that run at once. All share one thread, so more of them only delay each other and the files. */
const mostRunning = 3;
const mostWaiting = 256;
/** Requests of one network that may wait. A browser opens six connections. */
const mostOfNetwork = 16;
const refusals = [429, 503];

export type Admit = (
  request: Request,
  ip: string,
  run: (request: Request) => Promise<Response>,
) => Promise<Response>;

/** Limits how many requests run at once. Networks take turns. @param pause of a refusal, as programs repeat it at once */
export function admission({ wait = 5000, pause = 1000 } = {}): Admit {
  const { join, admitNext } = queues(wait);
  let running = 0;

  const place = async (key: string): Promise<boolean> => {
    if (running >= mostRunning) return join(key);
    running++;
    return true;
  };

  const leave = () => {
    if (!admitNext()) running--;
  };

  return async (request, ip, run) => {
    const whole = await withBody(request);
    const isAdmitted = await place(isSignIn(request) ? "sign-ins" : network(ip));
    const response = isAdmitted ? await run(whole).finally(leave) : busy();
    return refusals.includes(response.status) ? pauseFor(pause, response) : response;
  };
}

/** Checking a password takes long, so the sign-ins of all networks share a turn. */
const isSignIn = ({ method, url }: Request): boolean =>
  method === "POST" && new URL(url).pathname.startsWith("/api/desk/session");

type Queue = Set<(isAdmitted: boolean) => void>;

function queues(wait: number) {
  /** The first network has the next turn. */
  const waiting = new Map<string, Queue>();
  let count = 0;

  /** The network with the most requests loses its last. */
  const makeRoom = () => {
    const [longest] = [...waiting.values()].sort((one, other) => other.size - one.size);
    [...(longest ?? [])].at(-1)?.(false);
  };

  /** @returns false if the request must not run */
  const join = async (key: string): Promise<boolean> => {
    if ((waiting.get(key)?.size ?? 0) >= mostOfNetwork) return false;
    if (count >= mostWaiting) makeRoom();
    const queue: Queue = waiting.get(key) ?? new Set();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const end = (isAdmitted: boolean) => {
      clearTimeout(timer);
      count--;
      queue.delete(end);
      if (queue.size === 0) waiting.delete(key);
      resolve(isAdmitted);
    };
    const timer = setTimeout(end, wait, false);
    count++;
    waiting.set(key, queue.add(end));
    return promise;
  };

  /** @returns false if no request waits */
  const admitNext = (): boolean => {
    const [first] = waiting;
    if (!first) return false;
    const [key, queue] = first;
    waiting.delete(key);
    waiting.set(key, queue);
    const [end] = queue;
    end?.(true);
    return true;
  };

  return { join, admitNext };
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
