import { useEffect, useState } from "react";
import type { Checked, Edit } from "../protocol.ts";
import { checkEdit } from "./api.ts";

const noErrors: Checked = { fieldErrors: [], elsewhere: [] };

/** Milliseconds between the last keystroke and the check. */
const pause = 250;

/** The errors of a form, checked as the creator types. */
export function useValidation(edit: Edit, onFailure: (message: string) => void) {
  const [checked, setChecked] = useState(noErrors);
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
