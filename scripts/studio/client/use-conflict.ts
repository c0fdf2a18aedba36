import { useEffect } from "react";
import type { OpenFile } from "../protocol.ts";
import { type ApiError, readFile } from "./api.ts";

/** The file as it is now where it is not what was opened. */
export type Conflict = OpenFile | "gone" | undefined;

/**
 * Looks at the file whenever the creator comes back to this page: a text editor may have changed it.
 * @param file nothing where it is not written yet
 * @param take called with the file as it is now where nothing typed stands against it
 */
export function useConflict(
  file: OpenFile | undefined,
  isChanged: boolean,
  take: (current: OpenFile) => void,
  setConflict: (conflict: Conflict) => void,
): void {
  useEffect(() => {
    if (!file) return;
    const compare = (current: OpenFile) => {
      if (current.base === file.base) return;
      if (isChanged) setConflict(current);
      else take(current);
    };
    const miss = ({ status }: ApiError) => status === 404 && setConflict("gone");
    const look = () => readFile(file.at).then(compare, miss);
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [file, isChanged, take, setConflict]);
}
