import { atom } from "nanostores";

/** The second at which the player of the page starts. Each request is a new object. */
export const $start = atom<{ seconds: number } | undefined>(undefined);

/** Plays the video of the page from a time. Hydrates the player, which listens to the event `start-player` until then. */
export function startAt(seconds: number): void {
  $start.set({ seconds });
  document.dispatchEvent(new Event("start-player"));
}
