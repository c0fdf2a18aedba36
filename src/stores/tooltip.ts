/** Milliseconds. */
export const tooltipTimes = { delay: 700, skip: 300 } as const;

/** Controls when tooltips open and close. At most one is open. @param show receives its element, if any */
export function createTooltip<Of>(show: (open: Of | undefined) => void) {
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
    if (open !== undefined || Date.now() - closedAt < tooltipTimes.skip) openNow(of);
    else waiting = setTimeout(() => openNow(of), tooltipTimes.delay);
  }

  function close() {
    clearTimeout(waiting);
    if (open === undefined) return;
    open = undefined;
    closedAt = Date.now();
    show(undefined);
  }

  return { hover, openNow, close, isOpen: (of: Of) => open === of };
}
