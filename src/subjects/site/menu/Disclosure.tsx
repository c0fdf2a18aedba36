import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";

interface Props {
  summary: ReactNode;
  summaryClass?: string;
  /** The page or group that the visitor is on. */
  isCurrent?: boolean;
  /** Returns true while the panel covers the page, so that it closes when the visitor turns to something else. */
  covers: () => boolean;
  children: ReactNode;
}

/** A `<details>` that closes when the visitor presses or focuses something else, or presses Escape. */
export function Disclosure({ summary, summaryClass, isCurrent, covers, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);

  function closeUnlessIn(place: Node) {
    const element = details.current;
    if (element?.open && covers() && !element.contains(place)) element.open = false;
  }

  /** The window itself may have lost the focus. */
  function leave({ relatedTarget }: FocusEvent) {
    if (relatedTarget) closeUnlessIn(relatedTarget);
  }

  const press = useEffectEvent(({ target }: Event) => closeUnlessIn(target as Node));
  useEffect(() => {
    const onClick = (event: Event) => press(event);
    const onKey = (event: KeyboardEvent) => {
      const element = details.current;
      if (isComposing(event) || event.key !== "Escape" || !element?.open || !covers()) return;
      element.open = false;
      button.current?.focus();
    };
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
    };
  }, [covers]);

  // The visitor may have opened it before React loaded.
  return (
    <details ref={details} onBlur={leave} suppressHydrationWarning>
      <summary ref={button} className={summaryClass} aria-current={isCurrent ? "true" : undefined}>
        {summary}
      </summary>
      {children}
    </details>
  );
}

/**
 * True for a key that belongs to an input method, such as Escape and the arrows while someone chooses Japanese
 * characters. Safari reports the last key of a composition as 229.
 */
const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
