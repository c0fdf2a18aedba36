import type { Around } from "../../../scripts/dev-server/neon-proxy.ts";
import { endlessFaults, type Fault } from "./fault-schedule.ts";

/** Milliseconds that a disturbed query is delayed. */
export interface Waits {
  slow: number;
  /** Longer than the deadline of the client. */
  late: number;
}

/** @param next returns the fault of the next query */
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

/** @param name `none`, a seed, `waking` (first response after five seconds), `silent` or `gone` (connection refused) */
export function disturbance(name: string): Around {
  if (name === "none") return (run) => run();
  if (name === "waking") return waking(5000);
  if (name === "silent") return () => new Promise(() => {});
  if (name === "gone") return async () => "refuse";
  const schedule = endlessFaults(Number(name));
  return disturb(() => schedule.next().value, { slow: 500, late: 12_000 });
}

/** Delays everything until this long after the first query. */
export function waking(milliseconds: number): Around {
  let awake: Promise<unknown> | undefined;
  return async (run) => {
    awake ??= pause(milliseconds);
    await awake;
    return run();
  };
}
