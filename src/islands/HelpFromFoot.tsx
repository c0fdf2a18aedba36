import { useLayoutEffect, useRef } from "react";
import { helpQuestion } from "../lib/help/help-question.ts";

/** Whom to call, beside a form: in a dialog the foot of the page is out of reach. */
export const HelpFromFoot = () => (
  <div className="help-beside">
    <p>{helpQuestion}</p>
    <LinesFromFoot />
  </div>
);

/** The help lines at the foot of the page again. */
export function LinesFromFoot() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lines = document.getElementById("help-title")?.nextElementSibling;
    if (lines) place.current?.replaceChildren(lines.cloneNode(true));
  }, []);
  return <div ref={place} />;
}
