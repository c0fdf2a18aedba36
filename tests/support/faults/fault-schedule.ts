import { chance } from "./random.ts";

/** What can happen to one question on its way to the database and back. */
export const faults = [
  /** The connection is reset before anything is read. */
  "refused",
  /** 503, and nothing is done. */
  "busy",
  /** The connection is closed before the statement runs. */
  "lost before",
  /** The statement runs, and its answer is lost. */
  "lost after",
  /** The statement runs, and half of its answer arrives. */
  "cut short",
  /** The statement runs a little later. */
  "slow",
  /** The statement runs when nobody waits for it any more. */
  "late",
] as const;

export type Fault = (typeof faults)[number] | "none";

/** How many questions one schedule is about. */
const length = 12;

/**
 * What happens to the questions that come, one after the other. The same seed gives the same list; some
 * lists are mild, and in some hardly anything gets through.
 */
export function faultSchedule(seed: number): Fault[] {
  const random = chance(seed);
  const ofTen = random.pick([3, 5, 8]);
  return Array.from({ length }, () => (random.number(10) < ofTen ? random.pick(faults) : "none"));
}

/** Schedule after schedule, for a server that runs on. */
export function* endlessFaults(seed: number): Generator<Fault, never> {
  for (let next = seed; ; next++) yield* faultSchedule(next);
}
