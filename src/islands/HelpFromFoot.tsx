import { useLayoutEffect, useRef } from "react";
import { helpQuestion } from "../lib/help/help-question.ts";

/** Whom to call, beside a form: the lines at the foot of the page again, which a dialog keeps out of reach. */
export function HelpFromFoot() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lines = document.getElementById("help-title")?.nextElementSibling;
    if (lines) place.current?.replaceChildren(lines.cloneNode(true));
  }, []);
  return (
    <div className="help-beside">
      <p>{helpQuestion}</p>
      <div ref={place} />
    </div>
  );
}
