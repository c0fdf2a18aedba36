import { useEffect } from "react";
import type { OpenFile } from "../protocol.ts";
import { type ApiError, readFile } from "./api.ts";

/** Stands for a file that was deleted after it had been opened. */
export const withoutFile = (file: OpenFile): OpenFile => ({ ...file, fields: {}, base: "" });

/**
 * Compares the form with the file when the creator returns to this page, since a text editor may have changed it.
 * @param onChange called with the current file if it differs from the opened one
 */
export function useConflict(file: OpenFile, onChange: (current: OpenFile) => void): void {
  useEffect(() => {
    // The file of a new entry does not exist yet.
    if (file.base === "") return;
    const compare = (current: OpenFile) => current.base !== file.base && onChange(current);
    const fail = ({ status }: ApiError) => status === 404 && compare(withoutFile(file));
    const refresh = () => readFile(file.at).then(compare, fail);
    addEventListener("focus", refresh);
    return () => removeEventListener("focus", refresh);
  }, [file, onChange]);
}
