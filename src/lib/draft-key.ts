import { draftDays } from "../schemas/limits.ts";

/** In milliseconds. */
export const draftLifetime = draftDays * 86_400_000;

export const draftKey = (name: string): string => `draft ${name}`;

/** Returns true if a draft has not expired. @param writtenAt milliseconds since 1970 */
export const isFresh = (writtenAt: unknown, now = Date.now()): writtenAt is number =>
  typeof writtenAt === "number" && now - writtenAt < draftLifetime;

/** `none`: nothing saved. `saved`: saved on this visit. `restored`: saved on an earlier visit. */
export type DraftState = "none" | "saved" | "restored";
