const find = () => document.querySelector<HTMLElement>("[data-toasts]");

/** Moves the toast region into the open dialog, because a modal dialog blocks everything else. */
export function bringToFront() {
  const [region, dialog] = [find(), document.querySelector("dialog[open]")];
  const front = dialog ?? document.body;
  if (region && region.parentElement !== front) front.append(region);
  dialog?.addEventListener("close", bringToFront, { once: true });
}

/** Makes F8 focus the toasts. */
export function focusOnF8() {
  addEventListener("keydown", ({ key }) => {
    if (key !== "F8") return;
    bringToFront();
    find()?.querySelector("ol")?.focus();
  });
}
