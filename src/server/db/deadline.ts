import { AsyncLocalStorage } from "node:async_hooks";

/** The deadline of the current request, on the clock of `performance.now`. */
const deadlines = new AsyncLocalStorage<number>();

/** Runs a request that may spend this long on all its queries together. @param total milliseconds */
export const answerWithin = <Answer>(total: number, run: () => Promise<Answer>): Promise<Answer> =>
  deadlines.run(performance.now() + total, run);

/** The deadline of a query, never later than that of its request. @param total milliseconds */
export const deadlineOf = (total: number): number =>
  Math.min(performance.now() + total, deadlines.getStore() ?? Number.POSITIVE_INFINITY);
