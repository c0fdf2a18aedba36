import { AsyncLocalStorage } from "node:async_hooks";

/** When the request that runs has to be answered, on the clock of `performance.now`. */
const deadlines = new AsyncLocalStorage<number>();

/**
 * Runs a request, all of whose questions to the database together have so long.
 * @param total milliseconds
 */
export const answerWithin = <Answer>(total: number, run: () => Promise<Answer>): Promise<Answer> =>
  deadlines.run(performance.now() + total, run);

/** When a question has to be answered that may take so long, in milliseconds, within its request. */
export const deadlineOf = (total: number): number =>
  Math.min(performance.now() + total, deadlines.getStore() ?? Number.POSITIVE_INFINITY);
