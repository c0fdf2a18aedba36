/** Milliseconds before a tooltip opens, and after one has closed in which the next opens at once. */
const delay = 700;
const skip = 300;

/** Controls when tooltips open and close. At most one is open. @param show receives its element, if any */
export function createTooltip<Of>(show: (open?: Of) => void) {
  let open: Of | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  function openNow(of: Of) {
    clearTimeout(waiting);
    if (open === of) return;
    open = of;
    show(of);
  }

  function hover(of: Of) {
    clearTimeout(waiting);
    if (open !== undefined || Date.now() - closedAt < skip) openNow(of);
    else waiting = setTimeout(() => openNow(of), delay);
  }

  function close() {
    clearTimeout(waiting);
    if (open === undefined) return;
    open = undefined;
    closedAt = Date.now();
    show();
  }

  return { hover, openNow, close, isOpen: (of: Of) => open === of };
}
