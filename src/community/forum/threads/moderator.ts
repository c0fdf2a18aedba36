import { atom, onMount } from "nanostores";

/** On this device. Islands hydrate it with `{ ssr: "initial" }`. */
export const $isModerator = atom(false);

// `before-paint.ts` sets it before the first paint.
onMount($isModerator, () =>
  $isModerator.set(
    typeof document !== "undefined" && document.documentElement.dataset["moderator"] === "1",
  ),
);
