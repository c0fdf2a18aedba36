import { chance } from "./random.ts";

export const faults = [
  "refused",
  /** 503 without running the statement. */
  "busy",
  /** The connection is closed before the statement runs. */
  "lost before",
  /** The statement runs, and its response is lost. */
  "lost after",
  /** The statement runs, and half of its response arrives. */
  "cut short",
  "slow",
  /** The statement runs after the client has given up. */
  "late",
] as const;

export type Fault = (typeof faults)[number] | "none";

const length = 12;

/** The faults of consecutive queries. Some schedules are mild; in others almost every query fails. */
export function faultSchedule(seed: number): Fault[] {
  const random = chance(seed);
  const ofTen = random.pick([3, 5, 8]);
  return Array.from({ length }, () => (random.number(10) < ofTen ? random.pick(faults) : "none"));
}

/** Endless schedules, for a server that keeps running. */
export function* endlessFaults(seed: number): Generator<Fault, never> {
  for (let next = seed; ; next++) yield* faultSchedule(next);
}
