import { useRef } from "react";
import { FieldErrors } from "./FieldLabel.tsx";
import { describedBy, errorsAt, idOf } from "./form-context.ts";
import { MarkdownToolbar } from "./MarkdownToolbar.tsx";
import type { FileForm } from "./use-file-form.ts";

const body = ["body"];

const plain =
  "Write plain paragraphs, with an empty line between them. A full web address becomes a link.";
const markdown =
  "Leave an empty line between paragraphs. To format words, select them and press a button.";

/** The main text of a Markdown file. */
export function MarkdownBody({ state }: { state: FileForm }) {
  const area = useRef<HTMLTextAreaElement>(null);
  if (state.draft.body === undefined) return null;
  const { terms } = state.file;
  const own = errorsAt(state.fieldErrors, body, true);
  return (
    <div className="field">
      <label htmlFor={idOf(body)}>Main text</label>
      <p className="hint" id={`${idOf(body)}-hint`}>
        {terms ? markdown : plain}
      </p>
      {terms && <MarkdownToolbar area={area} terms={terms} />}
      <textarea
        ref={area}
        id={idOf(body)}
        className="body"
        rows={18}
        aria-describedby={describedBy(body, own.length > 0)}
        aria-invalid={own.length > 0 || undefined}
        value={state.draft.body}
        onChange={({ target }) => state.rewrite(target.value)}
      />
      <FieldErrors errors={own} path={body} />
    </div>
  );
}
