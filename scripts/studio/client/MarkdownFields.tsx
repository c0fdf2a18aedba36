import { FieldErrors } from "./FieldLabel.tsx";
import { describedBy, errorsAt, idOf } from "./form-context.ts";
import type { FileForm } from "./use-file-form.ts";

const body = ["body"];

const plain =
  "Write plain paragraphs, with an empty line between them. A full web address becomes a link.";
const markdown =
  "Leave an empty line between paragraphs. Write ## before a heading, [text](/glossary) for a link, and [text](/glossary/formication) for a link to a glossary term.";

/** The main text of a Markdown file. */
export function MarkdownBody({ state }: { state: FileForm }) {
  if (state.draft.body === undefined) return null;
  const own = errorsAt(state.fieldErrors, body, true);
  return (
    <div className="field">
      <label htmlFor={idOf(body)}>Main text</label>
      <p className="hint" id={`${idOf(body)}-hint`}>
        {state.file.file.endsWith(".mdx") ? markdown : plain}
      </p>
      <textarea
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
