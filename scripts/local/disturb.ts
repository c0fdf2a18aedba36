import type { Around } from "./endpoint.ts";
import { endlessFaults, type Fault } from "./faults.ts";

/** How long a disturbed question waits, in milliseconds. */
export interface Waits {
  slow: number;
  /** Longer than whoever asks is patient. */
  late: number;
}

/** @param next what happens to the next question */
export function disturb(next: () => Fault, { slow, late }: Waits): Around {
  const ways: Record<Fault, Around> = {
    none: (run) => run(),
    refused: async () => "refuse",
    busy: async () => ({ status: 503, body: '{"message":"busy"}' }),
    "lost before": async () => "drop",
    "lost after": (run) => run().then(() => "drop" as const),
    "cut short": (run) => run().then((answer) => ({ ...answer, isCut: true })),
    slow: (run) => pause(slow).then(run),
    late: (run) => pause(late).then(run),
  };
  return (run) => ways[next()](run);
}

const pause = (milliseconds: number) => new Promise((wake) => setTimeout(wake, milliseconds));

/** A way to the database that is as it should be until it is told to go wrong. */
export interface Network {
  around: Around;
  begin(): void;
}

/**
 * The way to the database as `FAULTS` names it: a seed; `waking`, where the first answer takes five
 * seconds; `silent`, where none comes; or `gone`, where nobody listens.
 */
export function networkOf(name: string | undefined): Network {
  let way: Around = (run) => run();
  return {
    around: (run) => way(run),
    begin: () => {
      if (name) way = wayOf(name);
    },
  };
}

function wayOf(name: string): Around {
  if (name === "waking") return waking(5000);
  if (name === "silent") return () => new Promise(() => {});
  if (name === "gone") return async () => "refuse";
  const schedule = endlessFaults(Number(name));
  return disturb(() => schedule.next().value, { slow: 500, late: 12_000 });
}

/** Sleeps until so long after the first question. */
export function waking(milliseconds: number): Around {
  let awake: Promise<unknown> | undefined;
  return async (run) => {
    awake ??= pause(milliseconds);
    await awake;
    return run();
  };
}
