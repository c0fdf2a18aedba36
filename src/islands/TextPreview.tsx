import { useEffect, useRef, useState } from "react";
import { FormattedText } from "../components/ui/FormattedText.tsx";
import { cleanText } from "../schemas/clean-text.ts";

/** Shows the text of the form around it as it will appear. */
export function TextPreview() {
  const details = useRef<HTMLDetailsElement>(null);
  const [text, setText] = useState<string>();
  const isOpen = text !== undefined;

  const update = () => {
    const box = details.current?.closest("form")?.querySelector("textarea");
    setText(details.current?.open ? cleanText(box?.value ?? "") : undefined);
  };

  useEffect(() => {
    const form = isOpen ? details.current?.closest("form") : undefined;
    const close = () => details.current?.removeAttribute("open");
    form?.addEventListener("input", update);
    form?.addEventListener("reset", close);
    return () => {
      form?.removeEventListener("input", update);
      form?.removeEventListener("reset", close);
    };
  });

  return (
    <details className="preview scripted" ref={details} onToggle={update}>
      <summary className="tap">Preview</summary>
      {text ? <FormattedText text={text} /> : <p className="hint">No text yet.</p>}
    </details>
  );
}
