import { type Ref, useEffect, useRef, useState } from "react";
import { entryTitle } from "../../src/collections/entry-title.ts";
import { plural } from "../../src/lib/text/plural.ts";
import { Status } from "../../src/ui/controls/Status.tsx";
import type { Example, OpenFile, Path } from "../protocol.ts";
import { call } from "./api.ts";
import { FieldInputs, Fold } from "./FieldInput.tsx";
import { FormContext, focusField } from "./form-context.ts";
import { Preview } from "./Preview.tsx";
import { Alert, ConfirmButton, Heading, Reasons } from "./page.tsx";
import { goTo, hrefOf } from "./route.ts";
import { store } from "./stored.ts";
import { type FileForm, useFileForm } from "./use-file-form.ts";
import { Conflict, EarlierVersions } from "./Versions.tsx";

interface Props {
  opened: OpenFile;
  /** The hash of the page, under which the browser stores the draft. */
  form: string;
  field: Path;
}

export function FileEditor({ opened, form, field }: Props) {
  const state = useFileForm(opened, form);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is opened
  useEffect(() => focusField(field), []);
  const { file, draft, isNew } = state;
  const [collection = ""] = opened.at.split("/");
  const isSettings = !opened.at.includes("/");
  const [view, setView] = useState<View>(() =>
    isSettings || !matchMedia("(min-width: 62rem)").matches ? "Form" : "Both",
  );
  const title = (isSettings ? undefined : entryTitle(draft.fields)) ?? file.title;
  return (
    <div className={`workbench ${view}`}>
      <fieldset className="item-buttons">
        <legend className="visually-hidden">Show</legend>
        {views.map((one) => (
          <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
            {one}
          </button>
        ))}
      </fieldset>
      <div className="paper">
        <Heading back={isSettings ? "" : collection} title={isNew ? `New ${opened.one}` : title}>
          {!isNew && <p className="hint">{file.file}</p>}
          <FileActions state={state} />
        </Heading>
        {file.broken ? <Alert lines={[unreadable, ...file.broken]} /> : <Form state={state} />}
        {!isNew && <EarlierVersions file={file} />}
      </div>
      <Preview
        address={isNew ? undefined : file.preview}
        text={firstLine(entryTitle(draft.fields) ?? String(draft.fields["body"] ?? ""))}
        isNew={isNew}
      />
    </div>
  );
}

const views = ["Form", "Both", "Page"] as const;
type View = (typeof views)[number];

const firstLine = (text: string): string => text.trim().split("\n")[0] ?? "";

const unreadable =
  "The Studio cannot read this file. Fix these mistakes in a text editor, then reload this page:";

function Form({ state }: { state: FileForm }) {
  const { file, draft, fieldErrors, conflict, change, touch, add } = state;
  const errorList = useRef<HTMLDivElement>(null);
  const [{ base: saved, fields }] = useState(file);
  const wasExample = fields["sample"] === true;
  const { save, failures } = state;
  const status = state.status || statusText(state);
  useEffect(() => {
    if (failures > 0) errorList.current?.focus();
  }, [failures]);
  useSaveKeys(save);
  return (
    <form
      className="stack loose"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {state.isRestored && !conflict && (
        <p className="notice calm">Your unsaved changes have been restored.</p>
      )}
      {conflict && <Conflict conflict={conflict} state={state} />}
      <FieldErrorList ref={errorList} state={state} />
      <FormContext value={{ fieldErrors, change, touch, add }}>
        <FormParts file={file} value={draft.fields} />
      </FormContext>
      <div className="cluster actions">
        <button type="submit" className="button">
          Save
        </button>
        <Status>{status && <p>{status}</p>}</Status>
        {wasExample && saved !== file.base && <NextExample key={file.base} at={file.at} />}
      </div>
    </form>
  );
}

function NextExample({ at }: { at: string }) {
  const [next, setNext] = useState<Example>();
  useEffect(() => {
    call("GET overview").then(
      ({ launch: { examples } }) => {
        const others = examples.filter((one) => one.at !== at);
        const isLater = (one: Example) => one.at.localeCompare(at, "en", { numeric: true }) > 0;
        setNext(
          others.find((one) => isLater(one) && collectionOf(one) === collectionOf({ at })) ??
            others[0],
        );
      },
      () => {},
    );
  }, [at]);
  return (
    next && (
      <a className="button quiet" href={hrefOf(next.at)}>
        Next example
      </a>
    )
  );
}

/** They are far from Save, because they take something away. */
function FileActions({ state }: { state: FileForm }) {
  const { file, isNew, isChanged, discard } = state;
  const canDelete = !isNew && file.isOpen;
  if (!canDelete && !isChanged) return null;
  return (
    <div className="cluster">
      {canDelete && !file.at.startsWith("transcripts/") && (
        <a className="tap" href={`#/new/${collectionOf(file)}?like=${file.at}`}>
          Duplicate
        </a>
      )}
      {isChanged && (
        <ConfirmButton
          text="Discard changes"
          title="Discard your changes?"
          isDanger
          action={async () => discard()}
        >
          The form gets the text of the file.
        </ConfirmButton>
      )}
      {canDelete && <DeleteButton file={file} />}
    </div>
  );
}

const collectionOf = ({ at }: { at: string }): string => at.replace(/\/.*/, "");

function FormParts({ file, value }: { file: OpenFile; value: unknown }) {
  const isSettings = !file.at.includes("/");
  const groups = file.form.filter(({ kind }) => isSettings && kind === "object");
  return (
    <>
      <FieldInputs
        fields={file.form.filter((field) => !groups.includes(field))}
        path={[]}
        value={value}
      />
      {groups.map((field) => (
        <Fold key={field.key} title={field.title} path={[field.key]}>
          {field.kind === "object" && field.isRequired ? (
            <FieldInputs
              fields={field.fields}
              path={[field.key]}
              value={Object(value)[field.key]}
            />
          ) : (
            <FieldInputs fields={[field]} path={[]} value={value} />
          )}
        </Fold>
      ))}
    </>
  );
}

function statusText({ isChanged, fieldErrors, elsewhere }: FileForm): string {
  const count = fieldErrors.length + elsewhere.length;
  const unsaved = isChanged ? "Not saved yet." : "";
  return count > 0 ? `${unsaved} ${plural(count, "mistake")} to fix.`.trim() : unsaved;
}

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

function DeleteButton({ file }: { file: OpenFile }) {
  const remove = async () => {
    const { at, base } = file;
    await call("DELETE file", { at, base });
    store(at, undefined);
    goTo(`#/${collectionOf(file)}`);
  };
  return (
    <ConfirmButton text="Delete" title={`Delete this ${file.one}?`} isDanger action={remove}>
      This deletes the file {file.file}. If it has never been published, it cannot be restored.
    </ConfirmButton>
  );
}

function FieldErrorList({ state, ref }: { state: FileForm; ref: Ref<HTMLDivElement> }) {
  const { fieldErrors, elsewhere } = state;
  // While the creator types, the error next to the field is enough. A list would move the field.
  const isShown = state.failures > 0 || elsewhere.length > 0;
  if (!isShown || fieldErrors.length + elsewhere.length === 0) return null;
  return (
    <section className="notice danger" ref={ref} tabIndex={-1} aria-label="Mistakes">
      <p>
        <strong>{plural(fieldErrors.length + elsewhere.length, "mistake")} to fix</strong> before
        you can save:
      </p>
      <ul>
        {fieldErrors.map((error) => (
          <li key={error.path.join(".") + error.text}>
            {error.label && (
              <>
                <button type="button" className="link" onClick={() => focusField(error.path)}>
                  {error.label}
                </button>
                {": "}
              </>
            )}
            {error.text}
          </li>
        ))}
      </ul>
      <Reasons reasons={elsewhere} />
    </section>
  );
}
