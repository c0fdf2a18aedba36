import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";

/** Shows its children in an element that the server rendered, instead of what is there. Does nothing without one. */
export function InsteadOf({ id, children }: { id: string; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const element = document.getElementById(id);
    element?.replaceChildren();
    setPlace(element);
  }, [id]);

  return place && createPortal(children, place);
}
