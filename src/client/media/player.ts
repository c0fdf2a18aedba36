import { isModifiedClick } from "../modified-click.ts";

/** Milliseconds after which a frame that has not loaded counts as unavailable. */
const patience = 15_000;

/** Plays the video of a `[data-player]` in place of its poster. */
export function initPlayers() {
  for (const note of document.querySelectorAll("[data-player] [data-away]")) note.remove();
  document.addEventListener("click", (event) => {
    const poster = (event.target as Element).closest(".poster");
    const player = poster?.closest<HTMLElement>("[data-player]");
    if (!player || isModifiedClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    play(player);
  });
}

function play(player: HTMLElement) {
  const { player: src = "", title = "" } = player.dataset;
  const href = player.dataset["href"] ?? player.querySelector("a")?.href ?? src;
  const frame = Object.assign(document.createElement("iframe"), {
    title,
    allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
    referrerPolicy: "strict-origin-when-cross-origin",
    src,
  });
  const fail = () => {
    clearTimeout(timer);
    if (frame.isConnected) player.replaceChildren(unavailable(href));
  };
  const timer = setTimeout(fail, patience);
  frame.addEventListener("load", () => clearTimeout(timer));
  player.replaceChildren(frame);
  // Focus the group, not the frame, which would capture Escape and other keys.
  Object.assign(player, { tabIndex: -1, role: "group", ariaLabel: title }).focus();
  // A frame fires `load` even if its host is unreachable, so test that with a separate request.
  fetch(src, { method: "HEAD", mode: "no-cors", credentials: "omit" }).catch(fail);
}

function unavailable(href: string): HTMLElement {
  const box = document.createElement("div");
  const link = Object.assign(document.createElement("a"), { href, target: "_blank" });
  link.rel = "noopener";
  link.textContent = "Watch it on its own site (opens a new tab)";
  Object.assign(box, { className: "unavailable", role: "alert" });
  box.append("This video cannot be played here right now.", link);
  return box;
}
