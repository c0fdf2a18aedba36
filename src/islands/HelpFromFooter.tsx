import { useLayoutEffect, useRef } from "react";
import { helpLabel } from "../components/help/HelpForWriters.tsx";

/** Copies the help lines next to a form in a dialog, because the dialog covers the footer. */
export function HelpFromFooter() {
  const copy = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lines = document.getElementById("help-title")?.nextElementSibling;
    if (lines) copy.current?.replaceChildren(lines.cloneNode(true));
  }, []);
  return (
    <div className="form-help">
      <strong>{helpLabel}</strong>
      <div ref={copy} />
    </div>
  );
}
