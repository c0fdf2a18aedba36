import * as Tooltip from "@radix-ui/react-tooltip";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** Milliseconds before a tooltip opens, and after one has closed in which the next opens at once. */
const delay = 700;
const skip = 300;

/** Pixels between a tooltip and the edges of the window. */
const edge = 8;

/** When a tooltip of any term closed last. */
let closedAt = Number.NEGATIVE_INFINITY;

interface Props {
  href: string;
  definition: string;
  /** The words of the link. */
  children?: ReactNode;
}

/** A link to a glossary term, with its definition in a tooltip. On touch, it is a plain link. */
export default function TermTooltip({ href, definition, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    // The pointer or the focus has hydrated this island, and Radix has not seen it.
    if (link.current?.matches(":focus-visible")) setOpen(true);
    if (!link.current?.matches(":hover") || !matchMedia("(hover: hover)").matches) return;
    const timer = setTimeout(() => setOpen(link.current?.matches(":hover") ?? false), wait());
    return () => clearTimeout(timer);
  }, []);

  function onOpenChange(opens: boolean) {
    if (!opens) closedAt = Date.now();
    setOpen(opens);
  }

  /** Radix waits for the delay, so this opens the tooltip at once after another. */
  const enter = () => {
    if (wait() === 0) setOpen(true);
  };

  return (
    <Tooltip.Provider delayDuration={delay}>
      <Tooltip.Root open={isOpen} onOpenChange={onOpenChange}>
        <Tooltip.Trigger asChild>
          <a
            className="term"
            href={href}
            ref={link}
            onPointerEnter={({ pointerType }) => pointerType !== "touch" && enter()}
          >
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

const wait = () => (Date.now() - closedAt < skip ? 0 : delay);
