import { positionTooltip } from "./tooltip-position.ts";

const id = "term-tip";

/** Creates the tooltip element, which all terms on the page share. */
export function createTip(close: () => void) {
  const tip = document.createElement("div");
  const text = document.createElement("p");
  let listening = new AbortController();
  let described: HTMLElement | undefined;
  tip.append(text);
  tip.className = tip.id = id;
  tip.setAttribute("role", "tooltip");
  tip.popover = "manual";
  tip.addEventListener("pointerleave", close);

  /** Shows the definition of a term. Without a term, removes the tooltip. */
  function draw(term?: HTMLElement) {
    described?.removeAttribute("aria-describedby");
    described = term;
    listening.abort();
    if (!term) return tip.remove();
    text.textContent = term.dataset["definition"] ?? "";
    term.closest("dialog, main")?.append(tip);
    term.setAttribute("aria-describedby", id);
    tip.showPopover?.();
    position(tip, term);
    listening = listen(tip, term, close);
  }

  return { draw, holds: ({ relatedTarget }: PointerEvent) => tip.contains(relatedTarget as Node) };
}

function position(tip: HTMLElement, term: HTMLElement) {
  const [word = term.getBoundingClientRect()] = term.getClientRects();
  const view = { width: document.body.clientWidth, height: innerHeight };
  const { left, top } = positionTooltip(word, tip.getBoundingClientRect(), view);
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}

/** Closes the tooltip on Escape, scroll, resize and clicks elsewhere. */
function listen(tip: HTMLElement, term: HTMLElement, close: () => void) {
  const stop = new AbortController();
  const { signal } = stop;
  const isInside = ({ target }: Event) =>
    tip.contains(target as Node) || term.contains(target as Node);
  addEventListener("keydown", ({ key }) => key === "Escape" && close(), { signal });
  addEventListener("pointerdown", (event) => isInside(event) || close(), { signal });
  addEventListener("resize", close, { signal });
  // Focus and taps may scroll the page to the term, so listen only after that.
  requestAnimationFrame(() => {
    if (signal.aborted) return;
    position(tip, term);
    const { top } = term.getBoundingClientRect();
    const onScroll = () => term.getBoundingClientRect().top !== top && close();
    addEventListener("scroll", onScroll, { signal, capture: true });
  });
  return stop;
}
