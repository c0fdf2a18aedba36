import { isModifiedClick } from "../modified-click.ts";

/** Milliseconds after which a frame that has not loaded counts as unavailable. */
const patience = 15_000;

/** Plays a video in place of its poster. A link with `data-start` plays the first video of the page from there. */
export function initPlayers() {
  const notes = ":is([data-player], [data-start]) [data-away]";
  for (const note of document.querySelectorAll(notes)) note.remove();
  document.addEventListener("click", (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>(".poster, [data-start]");
    const start = pressed?.dataset["start"];
    const player = start
      ? document.querySelector<HTMLElement>("[data-player]")
      : pressed?.closest<HTMLElement>("[data-player]");
    if (!player || isModifiedClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    play(player, start);
  });
}

function play(player: HTMLElement, start?: string) {
  const { player: address = "", title = "" } = player.dataset;
  const url = new URL(address);
  if (start) url.searchParams.set("start", start);
  const src = url.href;
  player.dataset["href"] ??= player.querySelector("a")?.href ?? address;
  const href = player.dataset["href"];
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
  link.className = "tap";
  link.rel = "noopener";
  link.textContent = "Watch it on its own site (opens a new tab)";
  Object.assign(box, { className: "unavailable", role: "alert" });
  box.append("This video cannot be played here right now.", link);
  return box;
}
