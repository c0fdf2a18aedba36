import { useEffect, useEffectEvent } from "react";

/** Reports the element that gets the focus, and the one that got it before hydration. */
export function useFocusMove(onMove: (focused: Element) => void) {
  const report = useEffectEvent(onMove);

  useEffect(() => {
    const { activeElement, body } = document;
    // The body stands for no focus at all.
    if (activeElement && activeElement !== body) report(activeElement);
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) report(target);
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
}
