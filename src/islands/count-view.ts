/** Counts the visitor's view of the discussion, once the page is looked at and not only loaded. */
export function countView() {
  const place = document.querySelector<HTMLElement>("[data-discussion]");
  const id = place?.dataset["discussion"];
  if (!id || !place?.querySelector("[data-view-count]")) return;
  const path = `/api/discussions/${id}/view`;
  const send = () => void fetch(path, { method: "POST", keepalive: true }).catch(() => {});
  painted.then(() => {
    // Pages that are only prepared, or opened behind others, are hidden.
    if (document.hidden) document.addEventListener("visibilitychange", send, { once: true });
    else send();
  });
}
