import { atom, onMount } from "nanostores";

/** On this device. Islands must hydrate with its initial value: `{ ssr: "initial" }`. */
export const $isModerator = atom(false);

// `before-paint.ts` sets it before the first paint.
onMount($isModerator, () =>
  $isModerator.set(
    typeof document !== "undefined" && document.documentElement.dataset["moderator"] === "1",
  ),
);
