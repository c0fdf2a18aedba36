import { useStore } from "@nanostores/react";
import * as Tooltip from "@radix-ui/react-tooltip";
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from "react";
import { $openTooltip, closeTooltip, opensAtOnce, openTooltip } from "../../stores/tooltips.ts";

/** Milliseconds before a tooltip opens. */
const delay = 700;

/** Pixels between a tooltip and the edges of the window. */
const edge = 8;

interface Props {
  href: string;
  definition: string;
  /** The words of the link. */
  children?: ReactNode;
}

/** A link to a glossary term, with its definition in a tooltip. On touch, it is a plain link. */
export default function TermTooltip({ href, definition, children }: Props) {
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const isOpen = useStore($openTooltip) === id;

  useEffect(() => {
    // Radix has not seen the pointer or the focus that hydrated this island.
    if (link.current) openOnFocus(id, link.current);
    if (!link.current?.matches(":hover") || !matchMedia("(hover: hover)").matches) return;
    const openIfStillThere = () => {
      if (link.current?.matches(":hover")) openTooltip(id);
    };
    const timer = setTimeout(openIfStillThere, opensAtOnce() ? 0 : delay);
    return () => clearTimeout(timer);
  }, [id]);

  function focus(event: FocusEvent) {
    // Radix would open it at once.
    event.preventDefault();
    openOnFocus(id, event.currentTarget);
  }

  function enter({ pointerType }: PointerEvent) {
    if (pointerType !== "touch" && opensAtOnce()) openTooltip(id);
  }

  return (
    // The time in which the next opens at once is shared by all islands: `stores/tooltips.ts`.
    <Tooltip.Provider delayDuration={delay} skipDelayDuration={0}>
      <Tooltip.Root
        open={isOpen}
        onOpenChange={(opens) => (opens ? openTooltip(id) : closeTooltip(id))}
      >
        <Tooltip.Trigger asChild>
          <a className="term" href={href} ref={link} onFocus={focus} onPointerEnter={enter}>
            {children}
          </a>
        </Tooltip.Trigger>
        <Tooltip.Portal container={isOpen ? document.getElementById("main") : null}>
          <Tooltip.Content className="term-tip" collisionPadding={edge} side="bottom">
            <p>{definition}</p>
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

/** Opens the tooltip of a focused link in the next frame. Scrolling closes it, and the page may first scroll to the link. */
function openOnFocus(id: string, link: Element) {
  requestAnimationFrame(() => {
    if (link.matches(":focus-visible")) openTooltip(id);
  });
}
