/** Counts the visitor's view of the discussion, once the page is looked at and not only loaded. */
export function countView() {
  const place = document.querySelector<HTMLElement>("[data-discussion]");
  const id = place?.dataset["discussion"];
  if (!id || !place?.querySelector("[data-view-count]")) return;
  const stop = new AbortController();
  const send = () => {
    // Pages that are only prepared, or opened behind others, are hidden.
    if (document.hidden || stop.signal.aborted) return;
    stop.abort();
    const path = `/api/discussions/${id}/view`;
    fetch(path, { method: "POST", keepalive: true }).catch(() => {});
  };
  document.addEventListener("visibilitychange", send, { signal: stop.signal });
  painted.then(send);
}
