import { useCallback, useState } from "react";
import type { FieldError, Path } from "../protocol.ts";

/** Hides the errors of fields that have not been visited yet, because a new form is empty. */
export function useTouched(showsAllAtFirst: boolean) {
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
