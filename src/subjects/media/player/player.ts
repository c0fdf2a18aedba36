import { map } from "nanostores";

interface Start {
  /** Different for each start, which replaces the frame. */
  count: number;
  seconds?: number | undefined;
}

/** The videos that play, by the id of their player. */
export const $starts = map<Record<string, Start | undefined>>({});

let count = 0;

export function start(player: string, seconds?: number): void {
  count += 1;
  $starts.setKey(player, { count, seconds });
}

export function stop(player: string): void {
  $starts.setKey(player, undefined);
}
