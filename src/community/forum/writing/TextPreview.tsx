import { useState } from "react";
import { cleanText } from "../../../lib/input/clean-text.ts";
import { FormattedText } from "../../../ui/cards/FormattedText.tsx";

export function TextPreview({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? cleanText(text) : "";
  return (
    <details className="preview scripted" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="tap">Preview</summary>
      {shown ? (
        <div className="notice">
          <FormattedText key={shown} text={shown} />
        </div>
      ) : (
        <p className="hint">No text yet.</p>
      )}
    </details>
  );
}
