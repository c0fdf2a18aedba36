import { createTooltip } from "../../stores/tooltip.ts";
import { createTip } from "./term-tooltip.ts";

/** Shows the definition of a term on hover, keyboard focus and tap. */
export function initTooltips() {
  const { draw, holds } = createTip(() => tooltip.close());
  const tooltip = createTooltip<HTMLElement>(draw);
  const bindIn = (root: ParentNode) => {
    for (const term of firstMentions(root)) bind(term, tooltip, holds);
  };
  bindIn(document);
  // The detail view has a copy of a card's text.
  addEventListener("filled", ({ target }) => bindIn(target as Element));
}

type Tooltip = ReturnType<typeof createTooltip<HTMLElement>>;

function bind(term: HTMLElement, tooltip: Tooltip, holds: (event: PointerEvent) => boolean) {
  const { close, hover, isOpen, openNow } = tooltip;
  let pressedBy = "";
  term.addEventListener("pointerenter", (event) => isTouch(event) || hover(term));
  term.addEventListener("pointerleave", (event) => isTouch(event) || holds(event) || close());
  term.addEventListener("focus", () => term.matches(":focus-visible") && openNow(term));
  term.addEventListener("blur", close);
  term.addEventListener("pointerdown", (event) => {
    pressedBy = event.pointerType;
    if (!isTouch(event)) close();
  });
  term.addEventListener("click", (event) => {
    // On touch, the first tap shows the definition and the second follows the link.
    const shows = pressedBy === "touch" && !isOpen(term);
    pressedBy = "";
    if (!shows) return close();
    event.preventDefault();
    openNow(term);
  });
}

const isTouch = ({ pointerType }: PointerEvent) => pointerType === "touch";

/** The first mention of each term after a heading; later mentions stay plain links. */
function firstMentions(root: ParentNode): HTMLElement[] {
  const seen = new Set<string>();
  const elements = root.querySelectorAll<HTMLElement>("h1,h2,h3,h4,[data-definition]");
  return [...elements].filter((element) => {
    const { definition } = element.dataset;
    if (definition === undefined) seen.clear();
    else if (!seen.has(definition)) return seen.add(definition);
    return false;
  });
}
