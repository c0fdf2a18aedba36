import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  className?: string;
  summary: ReactNode;
  summaryClass?: string;
  /** The page or group that the visitor is on. */
  isCurrent?: boolean;
  /** Returns true while the panel covers the page, so that it closes when the visitor turns to something else. */
  covers: () => boolean;
  children: ReactNode;
}

/** A `<details>` that closes when the visitor presses or focuses something else, or presses Escape. */
export function Disclosure({
  className,
  summary,
  summaryClass,
  isCurrent,
  covers,
  children,
}: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);

  useEffect(() => {
    const closeUnlessIn = (place: Node) => {
      const element = details.current;
      if (element?.open && covers() && !element.contains(place)) element.open = false;
    };
    const close = ({ target }: Event) => closeUnlessIn(target as Node);
    // The focus may have moved on before React came. On the body it has not.
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body) closeUnlessIn(activeElement);
    const onKey = ({ key }: KeyboardEvent) => {
      const element = details.current;
      if (key !== "Escape" || !element?.open || !covers()) return;
      element.open = false;
      button.current?.focus();
    };
    document.addEventListener("click", close);
    document.addEventListener("focusin", close);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", close);
      document.removeEventListener("focusin", close);
      document.removeEventListener("keydown", onKey);
    };
  }, [covers]);

  // The visitor may have opened it before React came.
  return (
    <details className={className} ref={details} suppressHydrationWarning>
      <summary ref={button} className={summaryClass} aria-current={isCurrent ? "true" : undefined}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
