import { useEffect, useMemo, useState } from "react";
import { formatTime } from "../changed-fields.ts";
import type { Checked, Edit, Fields, OpenFile, Path } from "../protocol.ts";
import { ApiError, call } from "./api.ts";
import { goTo, hrefOf } from "./route.ts";
import { type Draft, store, stored } from "./stored.ts";
import { withValue } from "./value-at.ts";

let created: string | undefined;

/** @param form the hash of the page, under which this browser stores the draft */
export function useFileForm(opened: OpenFile, form: string) {
  const isNew = opened.base === "";
  const [file, setFile] = useState(opened);
  const [unsaved] = useState(() => stored(form));
  const [draft, setDraft] = useState<Draft>(unsaved ?? draftOf(opened));
  const [isRestored, setRestored] = useState(unsaved !== undefined);
  const [status, setStatus] = useState(created === opened.at ? "Saved as a new file." : "");
  const [failures, setFailures] = useState(0);
  const [conflict, setConflict] = useState<OpenFile>();
  const visited = useVisited(!isNew || unsaved !== undefined || failures > 0);

  const edit = useMemo(
    () => ({ at: file.at, base: draft.base, fields: draft.fields }),
    [file.at, draft],
  );
  const isChanged = JSON.stringify(draft.fields) !== JSON.stringify(file.fields);
  const [checked, setChecked] = useValidation(edit, setStatus);
  useEffect(() => store(form, isChanged ? draft : undefined), [form, draft, isChanged]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is opened
  useEffect(() => {
    created = undefined;
    if (draft.base !== opened.base) meet(opened);
  }, []);

  function load(next: OpenFile) {
    setFile(next);
    setDraft(draftOf(next));
    setConflict(undefined);
    setRestored(false);
    setFailures(0);
  }
  useConflict(file, meet);

  /** What both changed is the creator's choice. */
  function meet(current: OpenFile) {
    setStatus("");
    if (!isChanged) return load(current);
    if (current.base === "" || changedTwice(draft, current).length > 0) return setConflict(current);
    keep(current, "theirs");
    setStatus(
      "The file has changed. Both changes are in the form now, and yours are not saved yet.",
    );
  }

  async function save(): Promise<void> {
    setStatus("Saving …");
    try {
      afterSave(await call("PUT file", edit));
    } catch (error) {
      fail(error);
    }
  }

  function afterSave(saved: OpenFile) {
    store(form, undefined);
    if (!isNew) {
      load(saved);
      return setStatus(`Saved at ${formatTime(new Date())}.`);
    }
    created = saved.at;
    goTo(hrefOf(saved.at));
  }

  function fail(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    const { current = withoutFile(file), fieldErrors, elsewhere } = error.more;
    if (error.status === 409) return meet(current);
    setFailures((count) => count + 1);
    visited.leave();
    if (fieldErrors && elsewhere) setChecked({ fieldErrors, elsewhere });
    setStatus(`Not saved. ${error.message}`);
  }

  function change(path: Path, value: unknown) {
    visited.change(path);
    setStatus("");
    setDraft((now) => ({ ...now, fields: withValue(now.fields, path, value) }));
  }

  /** @param wins the version of the fields that both changed */
  function keep(current: OpenFile, wins: "mine" | "theirs") {
    setFile(current);
    const isDeleted = current.base === "";
    setDraft((now) => ({
      ...draftOf(current),
      fields: isDeleted ? now.fields : combined(now, current, wins),
    }));
    setConflict(undefined);
  }

  function discard() {
    load(file);
    setStatus("Your changes have been discarded.");
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
    keep,
    discard,
    change,
    touch: visited.touch,
    add: visited.add,
  };
}

const nameOf = (path: Path): string => `${path.join(".")}.`;

/** In a new form or row, only the errors of visited fields are shown. */
function useVisited(showsAll: boolean) {
  /** Its errors appear when the creator leaves it. */
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

const withoutFile = (file: OpenFile): OpenFile => ({ ...file, fields: {}, base: "" });

/** A text editor may have changed the file while the creator was away. */
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

const draftOf = ({ fields, base }: OpenFile): Draft => ({ fields, base, before: fields });

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The keys of the fields that both the draft and the newer file changed. */
export const changedTwice = ({ fields, before }: Draft, { fields: theirs }: OpenFile): string[] =>
  Object.keys({ ...fields, ...theirs }).filter(
    (key) =>
      ![before[key], theirs[key]].some((one) => isSame(fields[key], one)) &&
      !isSame(theirs[key], before[key]),
  );

function combined(draft: Draft, current: OpenFile, wins: "mine" | "theirs"): Fields {
  const twice = changedTwice(draft, current);
  const { fields, before } = draft;
  const mine = Object.keys({ ...fields, ...before }).filter(
    (key) => !isSame(fields[key], before[key]) && (wins === "mine" || !twice.includes(key)),
  );
  return mine.reduce((all, key) => withValue(all, [key], fields[key]), current.fields);
}
