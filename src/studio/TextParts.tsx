import { Faults } from "./FieldWords.tsx";
import { describedBy, faultsAt, idOf } from "./form-context.ts";
import type { FileForm } from "./use-file-form.ts";

const words = ["words"];
const file = ["file"];

const plain =
  "Plain paragraphs with an empty line between them. A whole web address becomes a link.";
const markdown =
  "An empty line between paragraphs, ## before a heading, [words](/glossary) for a link, and [words](/glossary#formication) for a term of the glossary.";

/** The text below the fields of a Markdown file. */
export function Words({ state }: { state: FileForm }) {
  if (state.draft.words === undefined) return null;
  const own = faultsAt(state.faults, words, true);
  return (
    <div className="field">
      <label htmlFor={idOf(words)}>The words</label>
      <p className="hint" id={`${idOf(words)}-hint`}>
        {state.file.file.endsWith(".mdx") ? markdown : plain}
      </p>
      <textarea
        id={idOf(words)}
        className="words"
        rows={18}
        aria-describedby={describedBy(words, own.length > 0)}
        aria-invalid={own.length > 0 || undefined}
        value={state.draft.words}
        onChange={({ target }) => state.rewrite(target.value)}
      />
      <Faults faults={own} path={words} />
    </div>
  );
}

/** The name of a new file. */
export function FileName({ state }: { state: FileForm }) {
  const own = faultsAt(state.faults, file, true);
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
      <Faults faults={own} path={file} />
    </div>
  );
}
