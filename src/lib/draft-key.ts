import { draftDays } from "../schemas/limits.ts";

/** In milliseconds. */
export const draftLifetime = draftDays * 86_400_000;

export const draftKey = (name: string): string => `draft ${name}`;

/** `none`: nothing saved. `saved`: saved on this visit. `restored`: saved on an earlier visit. */
export type DraftState = "none" | "saved" | "restored";
