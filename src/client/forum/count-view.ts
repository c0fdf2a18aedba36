export function countView() {
  const page = document.querySelector<HTMLElement>("[data-discussion]");
  const id = page?.dataset["discussion"];
  if (!id || !page?.querySelector("[data-view-count]")) return;
  const path = `/api/discussions/${id}/view`;
  const send = () => void fetch(path, { method: "POST", keepalive: true }).catch(() => {});
  painted.then(() => {
    // Prerendered pages and background tabs do not count until they are shown.
    if (document.hidden) document.addEventListener("visibilitychange", send, { once: true });
    else send();
  });
}
