/** Moves the toasts into the open dialog until it closes, because a modal dialog blocks everything else. */
export function bringToFront() {
  const region = document.querySelector<HTMLElement>("[data-toasts]");
  const dialog = document.querySelector("dialog[open]");
  const front = dialog ?? document.body;
  if (region && region.parentElement !== front) front.append(region);
  dialog?.addEventListener("close", bringToFront, { once: true });
}
