import { useEffect, useMemo, useState } from "react";
import type { OpenFile, Path } from "../protocol.ts";
import { ApiError, saveEdit } from "./api.ts";
import { type Draft, draftOf, storeDraft, storedDraft } from "./drafts.ts";
import { goTo, hrefOf } from "./route.ts";
import { useConflict, withoutFile } from "./use-conflict.ts";
import { useValidation } from "./use-validation.ts";
import { valueAt, withValue } from "./value-at.ts";

/** The file that this page has just created. */
let created: string | undefined;

/**
 * State of the form for a file: the draft, its errors, and saving.
 * @param form the name under which this browser stores the unsaved draft: the hash of the page, without `#/`
 */
export function useFileForm(opened: OpenFile, form: string) {
  const isNew = opened.base === "";
  const [file, setFile] = useState(opened);
  const [stored] = useState(() => storedDraft(form));
  const [draft, setDraft] = useState<Draft>(stored ?? draftOf(opened));
  const [isRestored, setRestored] = useState(stored !== undefined);
  const [status, setStatus] = useState(() => noticeFor(opened.at));
  const [failures, setFailures] = useState(0);
  const [conflict, setConflict] = useState(
    stored && stored.base !== opened.base ? opened : undefined,
  );
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  // A new form is empty, so it hides the errors of fields that have not been visited yet.
  const showsAll = !isNew || stored !== undefined || failures > 0;

  const edit = useMemo(() => ({ at: file.at, ...draft }), [file.at, draft]);
  const isChanged = JSON.stringify(draft.fields) !== JSON.stringify(file.fields);
  const [checked, setChecked] = useValidation(edit, setStatus);
  useUnsavedDraft(form, draft, isChanged);

  function load(next: OpenFile) {
    setFile(next);
    setDraft(draftOf(next));
    setConflict(undefined);
    setRestored(false);
    setFailures(0);
  }
  useConflict(file, (current) => (isChanged ? setConflict(current) : load(current)));

  async function save(): Promise<void> {
    setStatus("Saving …");
    try {
      afterSave(await saveEdit(edit));
    } catch (error) {
      fail(error);
    }
  }

  function afterSave(saved: OpenFile) {
    storeDraft(form, undefined);
    if (!isNew) {
      load(saved);
      return setStatus(`Saved at ${new Date().toLocaleTimeString()}.`);
    }
    created = saved.at;
    goTo(hrefOf(saved.at));
  }

  function fail(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    setFailures((count) => count + 1);
    const { current = withoutFile(file), fieldErrors, elsewhere } = error.more;
    if (error.status === 409) setConflict(current);
    if (fieldErrors && elsewhere) setChecked({ fieldErrors, elsewhere });
    setStatus(`Not saved. ${error.message}`);
  }

  const touch = ([key]: Path) => setTouched((before) => new Set(before).add(String(key)));

  function change(path: Path, value: unknown) {
    touch(path);
    setStatus("");
    setDraft((now) => ({ ...now, fields: withValue(now.fields, path, value) }));
  }

  /** Lets the next save overwrite the file with the draft. */
  function keepMine() {
    const current = conflict ?? file;
    setFile(current);
    setDraft((now) => ({ ...now, base: current.base }));
    setConflict(undefined);
    setStatus("Your version is kept. Save it to replace the file.");
  }

  function discard() {
    load(conflict?.base ? conflict : file);
    setStatus("Your changes have been discarded.");
  }

  return {
    ...{ file, draft, isNew, isChanged, isRestored, status, conflict },
    fieldErrors: checked.fieldErrors.filter(
      ({ path: [key] }) => showsAll || touched.has(String(key)),
    ),
    elsewhere: checked.elsewhere,
    /** The number of failed attempts to save. */
    failures,
    ...{ save, keepMine, discard, change, touch },
    read: (path: Path) => valueAt(draft.fields, path),
  };
}

/** The message to show when the page of a file opens. */
function noticeFor(at: string): string {
  const notice = created === at ? "Saved as a new file." : "";
  created = undefined;
  return notice;
}

/** Stores the draft in this browser. If that fails, the browser asks before the page is closed. */
function useUnsavedDraft(form: string, draft: Draft, isChanged: boolean): void {
  useEffect(() => {
    const isStored = storeDraft(form, isChanged ? draft : undefined);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (isChanged && !isStored) addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [form, draft, isChanged]);
}

export type FileForm = ReturnType<typeof useFileForm>;
