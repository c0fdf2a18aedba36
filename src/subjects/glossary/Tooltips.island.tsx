import * as Tooltip from "@radix-ui/react-tooltip";
import {
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { island } from "../../ui/islands/island.tsx";

/** Milliseconds before a tooltip opens. */
const delay = 700;

/** Milliseconds after a tooltip has closed during which the next one opens without a delay. */
const skip = 300;

/** Pixels between a tooltip and the edges of the window. */
const edge = 8;

interface Props {
  /** The definitions of the terms that the page links to, by the path of the link. */
  definitions: Record<string, string>;
}

/** The tooltips of all links to glossary terms on the page. On touch, these are plain links. */
function Tooltips({ definitions }: Props) {
  const links = useReachedLinks();
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

export default island(Tooltips);

/** The links to terms that the pointer or the focus has reached. */
function useReachedLinks(): HTMLAnchorElement[] {
  const [links, setLinks] = useState<HTMLAnchorElement[]>([]);

  useEffect(() => {
    function reach(target: EventTarget | null) {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a.term");
      if (link) setLinks((known) => (known.includes(link) ? known : known.concat(link)));
    }
    // Synchronously, so that Radix gets the same event.
    const onMove = ({ target }: Event) => flushSync(() => reach(target));
    const onFocus = ({ target }: Event) => reach(target);
    reach(document.activeElement);
    document.addEventListener("pointermove", onMove, true);
    document.addEventListener("focus", onFocus, true);
    return () => {
      document.removeEventListener("pointermove", onMove, true);
      document.removeEventListener("focus", onFocus, true);
    };
  }, []);

  return links;
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
