import { useCallback, useEffect, useMemo, useState } from "react";
import type { FieldError, OpenFile, Path } from "../protocol.ts";
import { ApiError, checkEdit, saveEdit } from "./api.ts";
import { type Draft, draftOf, isSame, storeDraft, storedDraft } from "./drafts.ts";
import { goTo, hrefOf } from "./route.ts";
import { type Conflict, useConflict } from "./use-conflict.ts";
import { useValidation } from "./use-validation.ts";
import { valueAt, withValue } from "./value-at.ts";

/** The file that this page has just created. */
let created: string | undefined;

/**
 * State of the form for a file: the draft, its errors, and saving.
 * @param form the name under which this browser stores the unsaved draft
 */
export function useFileForm(opened: OpenFile, form: string) {
  const isNew = opened.base === "";
  const [file, setFile] = useState(opened);
  const [stored] = useState(() => storedDraft(form));
  const [draft, setDraft] = useState<Draft>(stored ?? draftOf(opened));
  const [isRestored, setRestored] = useState(stored !== undefined);
  const [status, setStatus] = useState(() => noticeFor(opened.at));
  const [failures, setFailures] = useState(0);
  const [conflict, setConflict] = useState<Conflict>(
    stored && stored.base !== opened.base ? opened : undefined,
  );
  const touched = useTouched(!isNew || stored !== undefined);

  const edit = useEdit(file.at, draft);
  const isChanged = !isSame(draft, file);
  const [checked, setChecked] = useValidation(edit, setStatus);
  useUnsavedDraft(form, draft, isChanged);

  const load = useCallback((next: OpenFile) => {
    setFile(next);
    setDraft(draftOf(next));
    setConflict(undefined);
    setRestored(false);
    setFailures(0);
  }, []);
  useConflict(isNew ? undefined : file, isChanged, load, setConflict);

  async function save(): Promise<void> {
    setStatus("Saving …");
    try {
      const latest = await checkEdit(edit);
      setChecked(latest);
      if (latest.fieldErrors.length + latest.elsewhere.length > 0)
        throw new ApiError(422, "Fix the mistakes first.");
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
    touched.showAll();
    setFailures((count) => count + 1);
    if (error.status === 409) setConflict(error.more.current ?? "deleted");
    setStatus(`Not saved. ${error.message}`);
  }

  function type(key: string, next: (now: Draft) => Draft) {
    touched.touch([key]);
    setStatus("");
    setDraft(next);
  }

  /** Lets the next save overwrite the file with the draft. */
  function keepMine() {
    if (conflict && conflict !== "deleted") setFile(conflict);
    const base = conflict === "deleted" ? "" : (conflict?.base ?? draft.base);
    setDraft((now) => ({ ...now, base }));
    setConflict(undefined);
    setStatus("Your version is kept. Save it to replace the file.");
  }

  function discard() {
    load(conflict && conflict !== "deleted" ? conflict : file);
    setStatus("Your changes have been discarded.");
  }

  return {
    ...{ file, draft, isNew, isChanged, isRestored, status, conflict },
    fieldErrors: touched.among(checked.fieldErrors),
    elsewhere: checked.elsewhere,
    /** The number of failed attempts to save. */
    failures,
    ...{ save, keepMine, discard, touch: touched.touch },
    read: (path: Path) => valueAt(draft.fields, path),
    change: (path: Path, value: unknown) =>
      type(String(path[0]), (now) => ({ ...now, fields: withValue(now.fields, path, value) })),
    rewrite: (body: string) => type("body", (now) => ({ ...now, body })),
  };
}

/** The message to show when the page of a file opens. */
function noticeFor(at: string): string {
  const notice = created === at ? "Saved as a new file." : "";
  created = undefined;
  return notice;
}

/** Hides the errors of fields that have not been visited yet, because a new form is empty. */
function useTouched(showsAllAtFirst: boolean) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [showsAll, setShowsAll] = useState(showsAllAtFirst);
  const touch = useCallback(
    ([key]: Path) => setTouched((before) => new Set(before).add(String(key))),
    [],
  );
  return {
    touch,
    showAll: () => setShowsAll(true),
    among: (fieldErrors: FieldError[]) =>
      fieldErrors.filter(({ path: [key] }) => showsAll || touched.has(String(key))),
  };
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

function useEdit(at: string, { fields, body, base }: Draft) {
  return useMemo(
    () => ({ at, fields, base, ...(body === undefined ? {} : { body }) }),
    [at, fields, body, base],
  );
}

export type FileForm = ReturnType<typeof useFileForm>;
