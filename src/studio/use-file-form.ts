import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { tidyName } from "../lib/tidy-name.ts";
import { arrivalWords, arrive } from "./arrival.ts";
import { CallError, checkEdit, readFile, saveEdit } from "./call.ts";
import { type Draft, keepDraft, keptDraft } from "./drafts.ts";
import type { Checked, OpenFile, Path } from "./protocol.ts";
import { goTo, hrefOf } from "./route.ts";
import { withValue } from "./value-at.ts";

const nothingWrong: Checked = { faults: [], elsewhere: [] };

const draftOf = ({ fields, words, base }: OpenFile): Draft => ({
  fields,
  base,
  ...(words === undefined ? {} : { words }),
});

const isSame = (draft: Draft, file: OpenFile) =>
  JSON.stringify([draft.fields, draft.words]) === JSON.stringify([file.fields, file.words]);

/**
 * A form for a file: what is typed, what is wrong with it, and the way to the disk and back.
 * @param form the name under which this browser keeps what is not saved
 */
export function useFileForm(opened: OpenFile, form: string) {
  const isNew = opened.base === "";
  const [file, setFile] = useState(opened);
  const [kept] = useState(() => keptDraft(form));
  const [draft, setDraft] = useState<Draft>(kept ?? draftOf(opened));
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [checked, setChecked] = useState(nothingWrong);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [showsAll, setShowsAll] = useState(!isNew || kept !== undefined);
  const [refusals, setRefusals] = useState(0);
  const [status, setStatus] = useState(() => arrivalWords(opened.at));
  const [conflict, setConflict] = useState<OpenFile | "gone" | undefined>(
    kept && kept.base !== opened.base ? opened : undefined,
  );

  const name = draft.name ?? nameFor(draft);
  const at = isNew ? opened.at.replace(/[^/]*$/, name) : file.at;
  const { fields, words, base } = draft;
  const edit = useMemo(
    () => ({ at, fields, base, ...(words === undefined ? {} : { words }) }),
    [at, fields, words, base],
  );
  const isChanged = !isSame(draft, file) || draft.name !== undefined;

  useEffect(() => {
    const isKept = keepDraft(form, isChanged ? draft : undefined);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (isChanged && !isKept) addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [form, draft, isChanged]);

  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      checkEdit(edit, stop.signal).then(setChecked, (error) => {
        if (!stop.signal.aborted) setStatus(error.message);
      });
    }, 250);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [edit]);

  const take = useCallback((next: OpenFile) => {
    setFile(next);
    setDraft(draftOf(next));
    setConflict(undefined);
    setRestored(false);
    setRefusals(0);
  }, []);

  const state = useRef({ file, isChanged });
  state.current = { file, isChanged };
  useEffect(() => {
    if (isNew) return;
    const look = () =>
      readFile(opened.at).then(
        (current) => {
          if (current.base === state.current.file.base) return;
          if (state.current.isChanged) setConflict(current);
          else take(current);
        },
        (error) => error.status === 404 && setConflict("gone"),
      );
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [isNew, opened.at, take]);

  async function save(): Promise<void> {
    setStatus("Saving …");
    try {
      const latest = await checkEdit(edit);
      setChecked(latest);
      if (latest.faults.length + latest.elsewhere.length > 0)
        throw new CallError(422, "Something in it is not right yet.");
      const saved = await saveEdit(edit);
      keepDraft(form, undefined);
      if (isNew) {
        arrive(saved.at);
        goTo(hrefOf(saved.at));
        return;
      }
      take(saved);
      setStatus(savedWords());
    } catch (error) {
      setShowsAll(true);
      setRefusals((count) => count + 1);
      if (!(error instanceof CallError)) throw error;
      const { current, faults, elsewhere } = error.more;
      if (error.status === 409) setConflict(current ?? "gone");
      if (faults && elsewhere) setChecked({ faults, elsewhere });
      setStatus(`Not saved. ${error.message}`);
    }
  }

  return {
    ...{
      file,
      draft,
      name,
      isNew,
      isChanged,
      isRestored,
      status,
      conflict,
      elsewhere: checked.elsewhere,
    },
    faults: checked.faults.filter(({ path }) => showsAll || touched.has(String(path[0]))),
    /** How often the creator wanted to save this while it could not be saved. */
    refusals,
    save,
    change: (path: Path, value: unknown) => {
      setTouched((before) => new Set(before).add(String(path[0])));
      setStatus("");
      setDraft((now) => ({ ...now, fields: Object(withValue(now.fields, path, value)) }));
    },
    touch: ([key]: Path) => setTouched((before) => new Set(before).add(String(key))),
    rewrite: (next: string) => {
      setTouched((before) => new Set(before).add("words"));
      setStatus("");
      setDraft((now) => ({ ...now, words: next }));
    },
    rename: (next: string) => {
      setTouched((before) => new Set(before).add("file"));
      setDraft((now) => ({ ...now, name: next }));
    },
    discard: () => {
      take(conflict && conflict !== "gone" ? conflict : file);
      setStatus("What was not saved is gone.");
    },
    /** Goes on with what was typed, over what the file holds now. */
    keepMine: () => {
      const current = conflict === "gone" ? "" : (conflict?.base ?? draft.base);
      if (conflict && conflict !== "gone") setFile(conflict);
      setDraft((now) => ({ ...now, base: current }));
      setConflict(undefined);
      setStatus("Yours is kept. Save it to write it over the file.");
    },
  };
}

const savedWords = () => `Saved at ${new Date().toLocaleTimeString()}.`;

/** What a new file is called until the creator says otherwise: its number, or else its title. */
function nameFor({ fields }: Draft): string {
  const { id, title, term, name, label } = fields;
  if (id !== undefined) return String(id);
  return tidyName(String(title ?? term ?? name ?? label ?? ""));
}

export type FileForm = ReturnType<typeof useFileForm>;
