import { useEffect } from "react";
import type { OpenFile } from "../protocol.ts";
import { type ApiError, readFile } from "./api.ts";

/** The current file, if it has changed or been deleted since it was opened. */
export type Conflict = OpenFile | "deleted" | undefined;

/**
 * Compares the form with the file when the creator returns to this page, since a text editor may have changed it.
 * @param file undefined for a new file
 * @param load called with the current file if the form is unchanged
 */
export function useConflict(
  file: OpenFile | undefined,
  isChanged: boolean,
  load: (current: OpenFile) => void,
  setConflict: (conflict: Conflict) => void,
): void {
  useEffect(() => {
    if (!file) return;
    const compare = (current: OpenFile) => {
      if (current.base === file.base) return;
      if (isChanged) setConflict(current);
      else load(current);
    };
    const fail = ({ status }: ApiError) => status === 404 && setConflict("deleted");
    const refresh = () => readFile(file.at).then(compare, fail);
    addEventListener("focus", refresh);
    return () => removeEventListener("focus", refresh);
  }, [file, isChanged, load, setConflict]);
}
