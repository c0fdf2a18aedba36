import * as Tooltip from "@radix-ui/react-tooltip";
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect } from "react";

/** Milliseconds before a tooltip opens. */
const delay = 700;

/** Milliseconds after a tooltip has closed during which the next one opens without a delay. */
const skip = 300;

/** Pixels between a tooltip and the edges of the window. */
const edge = 8;

export interface Props {
  links: readonly HTMLAnchorElement[];
  /** The definitions of the terms that the page links to, by the path of the link. */
  definitions: Record<string, string>;
}

/** The tooltips of links on the page. Their code loads once the islands of the page are hydrated. */
export function TermTips({ links, definitions }: Props) {
  return (
    <Tooltip.Provider delayDuration={delay} skipDelayDuration={skip}>
      {links.map((link, at) => {
        // Links are added but never removed.
        const key = `${at} ${link.pathname}`;
        return (
          <Tooltip.Root key={key}>
            <Tooltip.Trigger asChild>
              <LinkOnPage link={link} />
            </Tooltip.Trigger>
            <Tooltip.Content className="term-tip" collisionPadding={edge} side="bottom">
              <p>{definitions[link.pathname]}</p>
            </Tooltip.Content>
          </Tooltip.Root>
        );
      })}
    </Tooltip.Provider>
  );
}

type Listener = (event: Event) => void;

/** The props that Radix gives its trigger. It only reads properties of events that native events have too. */
interface TriggerProps {
  ref?: Ref<HTMLAnchorElement>;
  "aria-describedby"?: string;
  onPointerMove?: Listener;
  onPointerLeave?: Listener;
  onPointerDown?: Listener;
  onFocus?: Listener;
  onBlur?: Listener;
  onClick?: Listener;
}

/** A link outside the island as the trigger of a tooltip. */
function LinkOnPage({ link, ref, ...trigger }: TriggerProps & { link: HTMLAnchorElement }) {
  const description = trigger["aria-describedby"];
  useImperativeHandle(ref, () => link, [link]);

  // After each rendering, because Radix passes new listeners.
  useLayoutEffect(() => {
    const stop = new AbortController();
    const listen = (type: string, listener?: Listener) =>
      listener && link.addEventListener(type, listener, { signal: stop.signal });
    listen("pointermove", trigger.onPointerMove);
    listen("pointerleave", trigger.onPointerLeave);
    listen("pointerdown", trigger.onPointerDown);
    listen("blur", trigger.onBlur);
    listen("click", trigger.onClick);
    return () => stop.abort();
  });

  useLayoutEffect(() => {
    // Only on the first link to a term, because screen readers read the whole definition each time.
    const isFirst = link === document.querySelector(`a.term[href="${link.pathname}"]`);
    if (!description || !isFirst) return;
    link.setAttribute("aria-describedby", description);
    return () => link.removeAttribute("aria-describedby");
  }, [link, description]);

  // In the next frame, because the page may first scroll to the link, and scrolling closes a tooltip.
  const openIfFocused = useEffectEvent((event: Event) => {
    if (link.matches(":focus-visible")) trigger.onFocus?.(event);
  });
  useEffect(() => {
    const open = () => requestAnimationFrame(() => openIfFocused(new FocusEvent("focus")));
    // The link may have received the focus before it was registered here.
    open();
    link.addEventListener("focus", open);
    return () => link.removeEventListener("focus", open);
  }, [link]);

  return null;
}
