/** Specification, sections 4 and 9, in milliseconds. */
export const tooltipTimes = { delay: 700, skip: 300 } as const;

/**
 * When a tooltip opens and closes; at most one is open.
 * @param show draws the change: the one that is open now, or none
 */
export function createTooltip<Of>(show: (open: Of | undefined) => void) {
  let open: Of | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  /** Without delay: for the keyboard and for a tap. */
  function openNow(of: Of) {
    clearTimeout(waiting);
    if (open === of) return;
    open = of;
    show(of);
  }

  /** The pointer has come over it. Soon after another one, it opens without delay. */
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
