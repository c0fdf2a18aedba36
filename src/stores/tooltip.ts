/** Specification, sections 4 and 9, in milliseconds. */
export const tooltipTimes = { delay: 700, skip: 300 } as const;

/**
 * Decides when tooltips open and close; at most one is open.
 * @param show called with the element whose tooltip is open, if any
 */
export function createTooltip<Of>(show: (open: Of | undefined) => void) {
  let open: Of | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  /** Opens without delay, for keyboard focus and taps. */
  function openNow(of: Of) {
    clearTimeout(waiting);
    if (open === of) return;
    open = of;
    show(of);
  }

  /** Opens after a delay, or at once if another tooltip closed shortly before. */
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
