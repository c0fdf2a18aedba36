import { draftDays } from "../kept.ts";

/** Milliseconds for which this device keeps what was typed but not posted: thirty days. */
export const draftLifetime = draftDays * 86_400_000;

/** Where a draft stands in the browser's storage. `place` is one form, such as `reply 12`. */
export const draftKey = (place: string): string => `draft ${place}`;

/** Whether a draft written at that time (milliseconds since 1970) is still kept. */
export const isFresh = (at: unknown, now = Date.now()): at is number =>
  typeof at === "number" && now - at < draftLifetime;
