import { useEffect, useMemo, useState } from "react";
import { formatTime } from "../changed-fields.ts";
import type { Checked, Edit, OpenFile, Path } from "../protocol.ts";
import { ApiError, call } from "./api.ts";
import { goTo, hrefOf } from "./route.ts";
import { type Draft, store, stored } from "./stored.ts";
import { valueAt, withValue } from "./value-at.ts";

/** The file that this page has just created. */
let created: string | undefined;

/** @param form the hash of the page without `#/`, under which this browser stores the unsaved draft */
export function useFileForm(opened: OpenFile, form: string) {
  const isNew = opened.base === "";
  const [file, setFile] = useState(opened);
  const [unsaved] = useState(() => stored("draft", form));
  const [discarded, setDiscarded] = useState(() => stored("discarded", form));
  const [draft, setDraft] = useState<Draft>(unsaved ?? draftOf(opened));
  const [isRestored, setRestored] = useState(unsaved !== undefined);
  const [status, setStatus] = useState(created === opened.at ? "Saved as a new file." : "");
  const [failures, setFailures] = useState(0);
  const [conflict, setConflict] = useState(
    unsaved && unsaved.base !== opened.base ? opened : undefined,
  );
  const visited = useVisited(!isNew || unsaved !== undefined || failures > 0);

  const edit = useMemo(() => ({ at: file.at, ...draft }), [file.at, draft]);
  const isChanged = JSON.stringify(draft.fields) !== JSON.stringify(file.fields);
  const [checked, setChecked] = useValidation(edit, setStatus);
  useEffect(() => store("draft", form, isChanged ? draft : undefined), [form, draft, isChanged]);

  useEffect(() => {
    created = undefined;
  }, []);

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
      afterSave(await call("PUT file", edit));
    } catch (error) {
      fail(error);
    }
  }

  function afterSave(saved: OpenFile) {
    store("draft", form, undefined);
    if (!isNew) {
      load(saved);
      return setStatus(`Saved at ${formatTime(new Date())}.`);
    }
    created = saved.at;
    goTo(hrefOf(saved.at));
  }

  function fail(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    setFailures((count) => count + 1);
    visited.leave();
    const { current = withoutFile(file), fieldErrors, elsewhere } = error.more;
    if (error.status === 409) setConflict(current);
    if (fieldErrors && elsewhere) setChecked({ fieldErrors, elsewhere });
    setStatus(`Not saved. ${error.message}`);
  }

  function change(path: Path, value: unknown) {
    visited.change(path);
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

  function keepDiscarded(changes: Draft | undefined) {
    store("discarded", form, changes);
    setDiscarded(changes);
  }

  function discard() {
    keepDiscarded(draft);
    load(conflict?.base ? conflict : file);
    setStatus("Your changes have been discarded.");
  }

  function bringBack() {
    if (!discarded) return;
    setDraft(discarded);
    setConflict(discarded.base === file.base ? undefined : file);
    keepDiscarded(undefined);
    setStatus("Your changes are back.");
  }

  return {
    file,
    draft,
    isNew,
    isChanged,
    isRestored,
    status,
    conflict,
    fieldErrors: checked.fieldErrors.filter(({ path }) => visited.shows(path)),
    elsewhere: checked.elsewhere,
    failures,
    save,
    keepMine,
    discard,
    canBringBack: discarded !== undefined && !isChanged,
    bringBack,
    change,
    touch: visited.touch,
    add: visited.add,
    read: (path: Path) => valueAt(draft.fields, path),
  };
}

const nameOf = (path: Path): string => `${path.join(".")}.`;

/** The fields whose errors are shown: in a new form or row, those that have been visited. */
function useVisited(showsAll: boolean) {
  /** The field that is being typed. Its errors appear when it is left. */
  const [typed, setTyped] = useState<string>();
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [rows, setRows] = useState<readonly string[]>([]);

  function touch(path: Path) {
    setTyped(undefined);
    setTouched((before) => [...new Set([...before, nameOf(path)])]);
  }

  function change(path: Path) {
    touch(path);
    if (document.activeElement?.matches("input:not([type=checkbox]), textarea"))
      setTyped(nameOf(path));
  }

  function shows(path: Path): boolean {
    const name = nameOf(path);
    if (name === typed) return false;
    const isVisited = touched.some((one) => one.startsWith(name) || name.startsWith(one));
    return isVisited || (showsAll && !rows.some((row) => name.startsWith(row)));
  }

  function leave() {
    setTyped(undefined);
    setRows([]);
  }

  return { touch, change, shows, leave, add: (path: Path) => setRows([...rows, nameOf(path)]) };
}

export type FileForm = ReturnType<typeof useFileForm>;

/** Milliseconds between the last keystroke and the check. */
const pause = 250;

function useValidation(edit: Edit, onFailure: (message: string) => void) {
  const [checked, setChecked] = useState<Checked>({ fieldErrors: [], elsewhere: [] });
  useEffect(() => {
    const stop = new AbortController();
    const fail = (error: Error) => {
      if (!stop.signal.aborted) onFailure(error.message);
    };
    const check = () => call("POST check", edit, stop.signal).then(setChecked, fail);
    const timer = setTimeout(check, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [edit, onFailure]);
  return [checked, setChecked] as const;
}

/** A file that was deleted after it had been opened. */
const withoutFile = (file: OpenFile): OpenFile => ({ ...file, fields: {}, base: "" });

/** When the creator returns to this page, reports if a text editor has changed the file. */
function useConflict(file: OpenFile, onChange: (current: OpenFile) => void): void {
  useEffect(() => {
    // The file of a new entry does not exist yet.
    if (file.base === "") return;
    const compare = (current: OpenFile) => {
      if (current.base !== file.base) onChange(current);
    };
    const fail = ({ status }: ApiError) => {
      if (status === 404) compare(withoutFile(file));
    };
    const refresh = () => call("GET file", { at: file.at }).then(compare, fail);
    addEventListener("focus", refresh);
    return () => removeEventListener("focus", refresh);
  }, [file, onChange]);
}

const draftOf = ({ fields, base }: OpenFile): Draft => ({ fields, base });
