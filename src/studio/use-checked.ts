import { useEffect, useState } from "react";
import { checkEdit } from "./call.ts";
import type { Checked, Edit } from "./protocol.ts";

const nothingWrong: Checked = { faults: [], elsewhere: [] };

/** So many milliseconds after the last key, what was typed is checked. */
const pause = 250;

/** What is wrong with what is typed, as it is typed. */
export function useChecked(edit: Edit, onFailure: (words: string) => void) {
  const [checked, setChecked] = useState(nothingWrong);
  useEffect(() => {
    const stop = new AbortController();
    const fail = (error: Error) => stop.signal.aborted || onFailure(error.message);
    const timer = setTimeout(() => checkEdit(edit, stop.signal).then(setChecked, fail), pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [edit, onFailure]);
  return [checked, setChecked] as const;
}
