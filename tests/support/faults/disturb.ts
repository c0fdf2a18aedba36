import type { Around } from "../../../scripts/dev-server/neon-proxy.ts";
import { endlessFaults, type Fault } from "./fault-schedule.ts";

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

/**
 * Disturbs the connection to the database as its name says: `none`; a seed; `waking`, where the first response takes
 * five seconds; `silent`, where none comes; or `gone`, where the connection is refused.
 */
export function disturbance(name: string): Around {
  if (name === "none") return (run) => run();
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
