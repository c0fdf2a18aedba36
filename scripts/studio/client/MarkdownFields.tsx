import { FieldErrors } from "./FieldLabel.tsx";
import { describedBy, errorsAt, idOf } from "./form-context.ts";
import type { FileForm } from "./use-file-form.ts";

const body = ["body"];
const file = ["file"];

const plain =
  "Plain paragraphs with an empty line between them. A whole web address becomes a link.";
const markdown =
  "An empty line between paragraphs, ## before a heading, [words](/glossary) for a link, and [words](/glossary#formication) for a term of the glossary.";

/** The text below the fields of a Markdown file. */
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

/** The name of a new file. */
export function FileName({ state }: { state: FileForm }) {
  const own = errorsAt(state.fieldErrors, file, true);
  return (
    <div className="field">
      <label htmlFor={idOf(file)}>Name of the file</label>
      <p className="hint" id={`${idOf(file)}-hint`}>
        Lower-case letters, digits and hyphens. Where an entry has no number, this is its name in
        addresses.
      </p>
      <input
        id={idOf(file)}
        autoComplete="off"
        aria-describedby={describedBy(file, own.length > 0)}
        aria-invalid={own.length > 0 || undefined}
        value={state.name}
        onChange={({ target }) => state.rename(target.value)}
      />
      <FieldErrors errors={own} path={file} />
    </div>
  );
}
