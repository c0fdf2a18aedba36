import { useEffect, useRef, useState } from "react";
import { FormattedText } from "../components/ui/FormattedText.tsx";
import { cleanText } from "../schemas/clean-text.ts";

/** Shows the text of the form around it as it will appear. */
export function TextPreview() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [text, setText] = useState("");

  useEffect(() => {
    const details = ref.current;
    const form = details?.closest("form");
    const update = () =>
      details?.open && setText(cleanText(form?.querySelector("textarea")?.value ?? ""));
    details?.addEventListener("toggle", update);
    form?.addEventListener("input", update);
    form?.addEventListener("reset", () => details?.removeAttribute("open"));
  }, []);

  return (
    <details className="preview scripted" ref={ref}>
      <summary className="tap">Preview</summary>
      {text ? <FormattedText text={text} /> : <p className="hint">No text yet.</p>}
    </details>
  );
}
