import { useCallback, useMemo, useState } from "react";
import { tidyName } from "../lib/tidy-name.ts";
import { arrivalWords, arrive } from "./arrival.ts";
import { CallError, checkEdit, saveEdit } from "./call.ts";
import { type Draft, draftOf, isSame, keepDraft, keptDraft } from "./drafts.ts";
import type { OpenFile, Path } from "./protocol.ts";
import { goTo, hrefOf } from "./route.ts";
import { useChecked } from "./use-checked.ts";
import { type Conflict, useDisk } from "./use-disk.ts";
import { useKept } from "./use-kept.ts";
import { useTouched } from "./use-touched.ts";
import { withValue } from "./value-at.ts";

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
  const [status, setStatus] = useState(() => arrivalWords(opened.at));
  const [refusals, setRefusals] = useState(0);
  const [conflict, setConflict] = useState<Conflict>(
    kept && kept.base !== opened.base ? opened : undefined,
  );
  const touched = useTouched(!isNew || kept !== undefined);

  const name = draft.name ?? nameFor(draft);
  const edit = useEdit(isNew ? opened.at.replace(/[^/]*$/, name) : file.at, draft);
  const isChanged = !isSame(draft, file);
  const [checked, setChecked] = useChecked(edit, setStatus);
  useKept(form, draft, isChanged);

  const take = useCallback((next: OpenFile) => {
    setFile(next);
    setDraft(draftOf(next));
    setConflict(undefined);
    setRestored(false);
    setRefusals(0);
  }, []);
  useDisk(isNew ? undefined : file, isChanged, take, setConflict);

  async function save(): Promise<void> {
    setStatus("Saving …");
    try {
      const latest = await checkEdit(edit);
      setChecked(latest);
      if (latest.faults.length + latest.elsewhere.length > 0)
        throw new CallError(422, "Something in it is not right yet.");
      arriveAt(await saveEdit(edit));
    } catch (error) {
      refuse(error);
    }
  }

  function arriveAt(saved: OpenFile) {
    keepDraft(form, undefined);
    if (!isNew) {
      take(saved);
      return setStatus(`Saved at ${new Date().toLocaleTimeString()}.`);
    }
    arrive(saved.at);
    goTo(hrefOf(saved.at));
  }

  function refuse(error: unknown) {
    if (!(error instanceof CallError)) throw error;
    touched.showAll();
    setRefusals((count) => count + 1);
    if (error.status === 409) setConflict(error.more.current ?? "gone");
    setStatus(`Not saved. ${error.message}`);
  }

  function type(key: string, next: (now: Draft) => Draft) {
    touched.touch([key]);
    setStatus("");
    setDraft(next);
  }

  /** Goes on with what was typed, over what the file holds now. */
  function keepMine() {
    if (conflict && conflict !== "gone") setFile(conflict);
    const base = conflict === "gone" ? "" : (conflict?.base ?? draft.base);
    setDraft((now) => ({ ...now, base }));
    setConflict(undefined);
    setStatus("Yours is kept. Save it to write it over the file.");
  }

  function discard() {
    take(conflict && conflict !== "gone" ? conflict : file);
    setStatus("What was not saved is gone.");
  }

  return {
    ...{ file, draft, name, isNew, isChanged, isRestored, status, conflict },
    faults: touched.among(checked.faults),
    elsewhere: checked.elsewhere,
    /** How often the creator wanted to save this while it could not be saved. */
    refusals,
    ...{ save, keepMine, discard, touch: touched.touch },
    change: (path: Path, value: unknown) =>
      type(String(path[0]), (now) => ({ ...now, fields: withValue(now.fields, path, value) })),
    rewrite: (words: string) => type("words", (now) => ({ ...now, words })),
    rename: (next: string) => type("file", (now) => ({ ...now, name: next })),
  };
}

function useEdit(at: string, { fields, words, base }: Draft) {
  return useMemo(
    () => ({ at, fields, base, ...(words === undefined ? {} : { words }) }),
    [at, fields, words, base],
  );
}

/** What a new file is called until the creator says otherwise: its number, or else its title. */
function nameFor({ fields }: Draft): string {
  const { id, title, term, name, label } = fields;
  if (id !== undefined) return String(id);
  return tidyName(String(title ?? term ?? name ?? label ?? ""));
}

export type FileForm = ReturnType<typeof useFileForm>;
