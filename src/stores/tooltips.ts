import { atom } from "nanostores";

/** Milliseconds after a tooltip has closed in which the next opens without a delay. */
const skip = 300;

/** The id of the open tooltip. At most one is open. */
export const $openTooltip = atom<string | undefined>(undefined);

let closedAt = Number.NEGATIVE_INFINITY;

export function openTooltip(id: string): void {
  $openTooltip.set(id);
}

/** Closes a tooltip, unless another one is open by now. */
export function closeTooltip(id: string): void {
  if ($openTooltip.get() !== id) return;
  $openTooltip.set(undefined);
  closedAt = Date.now();
}

/** Returns true while a tooltip is open, and for a short time after. */
export const opensAtOnce = (): boolean =>
  $openTooltip.get() !== undefined || Date.now() - closedAt < skip;
