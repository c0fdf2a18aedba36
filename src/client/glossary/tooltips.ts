/** Milliseconds before a tooltip opens, and after one has closed in which the next opens at once. */
const delay = 700;
const skip = 300;

/** Minimum distance from the window edges, in pixels. */
const edge = 8;

const id = "term-tip";

/** The tooltip element, which all terms on the page share. */
const tip = document.createElement("div");
const text = document.createElement("p");

/** The term whose definition is shown. */
let open: HTMLElement | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;
let closedAt = Number.NEGATIVE_INFINITY;
let listening = new AbortController();

/** Shows the definition of a term on hover, keyboard focus and tap. */
export function initTooltips() {
  tip.append(text);
  tip.className = tip.id = id;
  tip.setAttribute("role", "tooltip");
  tip.popover = "manual";
  tip.addEventListener("pointerleave", close);
  for (const term of firstMentions()) bind(term);
}

/** The first mention of each term after a heading; later mentions stay plain links. */
function firstMentions(): HTMLElement[] {
  const seen = new Set<string>();
  const elements = document.querySelectorAll<HTMLElement>("h1,h2,h3,h4,[data-definition]");
  return [...elements].filter((element) => {
    const { definition } = element.dataset;
    if (definition === undefined) seen.clear();
    else if (!seen.has(definition)) return seen.add(definition);
    return false;
  });
}

function bind(term: HTMLElement) {
  let pressedBy = "";
  term.addEventListener("pointerenter", (event) => isTouch(event) || hover(term));
  term.addEventListener("pointerleave", (event) => {
    if (!isTouch(event) && !tip.contains(event.relatedTarget as Node)) close();
  });
  term.addEventListener("focus", () => term.matches(":focus-visible") && show(term));
  term.addEventListener("blur", close);
  term.addEventListener("pointerdown", (event) => {
    pressedBy = event.pointerType;
    if (!isTouch(event)) close();
  });
  term.addEventListener("click", (event) => {
    // On touch, the first tap shows the definition and the second follows the link.
    const shows = pressedBy === "touch" && open !== term;
    pressedBy = "";
    if (!shows) return close();
    event.preventDefault();
    show(term);
  });
}

const isTouch = ({ pointerType }: PointerEvent) => pointerType === "touch";

function hover(term: HTMLElement) {
  clearTimeout(waiting);
  if (open || Date.now() - closedAt < skip) show(term);
  else waiting = setTimeout(() => show(term), delay);
}

function show(term: HTMLElement) {
  clearTimeout(waiting);
  if (open === term) return;
  remove();
  open = term;
  text.textContent = term.dataset["definition"] ?? "";
  term.closest("main")?.append(tip);
  term.setAttribute("aria-describedby", id);
  tip.showPopover?.();
  position(term);
  listen(term);
}

function close() {
  clearTimeout(waiting);
  if (!open) return;
  remove();
  open = undefined;
  closedAt = Date.now();
}

function remove() {
  open?.removeAttribute("aria-describedby");
  listening.abort();
  tip.remove();
}

/** Positions the tooltip inside the window: below its word, or above if there is more room. */
function position(term: HTMLElement) {
  const [word = term.getBoundingClientRect()] = term.getClientRects();
  const { width, height } = tip.getBoundingClientRect();
  const centred = word.left + (word.width - width) / 2;
  const left = Math.max(edge, Math.min(centred, document.body.clientWidth - width - edge));
  const fits = word.bottom + height <= innerHeight || word.top < innerHeight - word.bottom;
  tip.style.left = `${left}px`;
  tip.style.top = `${fits ? word.bottom : word.top - height}px`;
}

/** Closes the tooltip on Escape, scroll, resize and clicks elsewhere. */
function listen(term: HTMLElement) {
  listening = new AbortController();
  const { signal } = listening;
  const isInside = ({ target }: Event) =>
    tip.contains(target as Node) || term.contains(target as Node);
  addEventListener("keydown", ({ key }) => key === "Escape" && close(), { signal });
  addEventListener("pointerdown", (event) => isInside(event) || close(), { signal });
  addEventListener("resize", close, { signal });
  // Focus and taps may scroll the page to the term, so listen only after that.
  requestAnimationFrame(() => {
    if (signal.aborted) return;
    position(term);
    const { top } = term.getBoundingClientRect();
    const onScroll = () => term.getBoundingClientRect().top !== top && close();
    addEventListener("scroll", onScroll, { signal, capture: true });
  });
}
