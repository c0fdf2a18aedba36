import { useEffect, useRef, useState } from "react";
import { entryTitle } from "../../../src/lib/entry-title.ts";
import { plural } from "../../../src/lib/plural.ts";
import type { OpenFile } from "../protocol.ts";
import { Conflict } from "./Conflict.tsx";
import { DeleteButton } from "./DeleteButton.tsx";
import { EarlierVersions } from "./EarlierVersions.tsx";
import { FieldErrorList } from "./FieldErrorList.tsx";
import { FieldInputs } from "./FieldInput.tsx";
import { editedText } from "./find-in-preview.ts";
import { FormContext } from "./form-context.ts";
import { Heading, headingOf } from "./Heading.tsx";
import { Preview } from "./Preview.tsx";
import { type FileForm, useFileForm } from "./use-file-form.ts";

/** The form for a file, next to a preview of its page. */
export function FileEditor({ opened, form }: { opened: OpenFile; form: string }) {
  const state = useFileForm(opened, form);
  const { file, draft, isNew } = state;
  const [edited, setEdited] = useState("");
  const [isFresh] = useState(state.status !== "");
  const [collection = ""] = opened.at.split("/");
  const isSettings = !opened.at.includes("/");
  const back = isSettings
    ? { href: "#/", text: "Studio" }
    : { href: `#/${collection}`, text: headingOf(collection) };
  const title = (isSettings ? undefined : entryTitle(draft.fields)) ?? file.title;
  return (
    <div className="workbench">
      <div className="paper">
        <Heading back={back} title={isNew ? `New ${opened.one}` : title}>
          {!isNew && <p className="hint">{file.file}</p>}
        </Heading>
        {file.broken ? <Broken lines={file.broken} /> : <Form state={state} follow={setEdited} />}
        {!isNew && <EarlierVersions file={file} />}
      </div>
      <Preview
        address={isNew ? undefined : file.preview}
        text={(entryTitle(draft.fields) ?? String(draft.fields["body"] ?? ""))
          .trim()
          .split("\n", 1)
          .join()}
        edited={edited}
        isNew={isNew}
        isFresh={isFresh}
      />
    </div>
  );
}

function Broken({ lines }: { lines: string[] }) {
  return (
    <div className="notice danger">
      <p>
        The Studio cannot read this file. Fix these mistakes in a text editor, then reload this
        page:
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

interface FormProps {
  state: FileForm;
  /** Called with the text of the field that is being edited. */
  follow: (text: string) => void;
}

function Form({ state, follow }: FormProps) {
  const { file, draft, isNew, fieldErrors, conflict, read, change, touch } = state;
  const errorList = useRef<HTMLDivElement>(null);
  const { save, failures } = state;
  useEffect(() => {
    if (failures > 0) errorList.current?.focus();
  }, [failures]);
  useSaveKeys(save);
  return (
    <form
      className="stack loose"
      noValidate
      onFocus={({ target }) => follow(editedText(target))}
      onSelect={({ target }) => follow(editedText(target))}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {state.isRestored && !conflict && (
        <p className="notice calm">Your unsaved changes have been restored.</p>
      )}
      {conflict && <Conflict state={state} />}
      <FieldErrorList ref={errorList} state={state} />
      <FormContext value={{ fieldErrors, read, change, touch }}>
        <FieldInputs fields={file.form} path={[]} value={draft.fields} />
      </FormContext>
      <div className="cluster actions">
        <button type="submit" className="button">
          Save
        </button>
        {state.isChanged && (
          <button type="button" className="button quiet" onClick={state.discard}>
            Discard changes
          </button>
        )}
        <p role="status">{state.status || statusText(state)}</p>
        {!isNew && file.isOpen && (
          <div className="aside">
            {!file.at.startsWith("transcripts/") && (
              <a href={`#/new/${file.at.replace(/\/.*/, "")}?like=${file.at}`}>Duplicate</a>
            )}
            <DeleteButton file={file} />
          </div>
        )}
      </div>
    </form>
  );
}

function statusText({ isChanged, fieldErrors, elsewhere }: FileForm): string {
  const count = fieldErrors.length + elsewhere.length;
  const unsaved = isChanged ? "Not saved yet." : "";
  return count > 0 ? `${unsaved} ${plural(count, "mistake")} to fix.`.trim() : unsaved;
}

/** Saves with Ctrl+S or Cmd+S. */
function useSaveKeys(save: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
      event.preventDefault();
      save();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [save]);
}
