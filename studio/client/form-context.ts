import { createContext, useContext } from "react";
import type { FieldError, FormField, Path, Shape } from "../protocol.ts";

export interface FieldProps<Kind = Shape["kind"]> {
  field: FormField & { kind: Kind };
  path: Path;
  value: unknown;
  hasErrors?: boolean;
}

interface FormState {
  fieldErrors: FieldError[];
  change: (path: Path, value: unknown) => void;
  touch: (path: Path) => void;
  /** Hides the errors of a new row until its fields are visited. */
  add: (path: Path) => void;
}

export const FormContext = createContext<FormState>({
  fieldErrors: [],
  change: () => {},
  touch: () => {},
  add: () => {},
});

export const useForm = (): FormState => useContext(FormContext);

/** Includes those inside the value of a leaf. */
export const errorsAt = (fieldErrors: FieldError[], path: Path, isLeaf: boolean): FieldError[] =>
  fieldErrors
    .filter((error) => isLeaf || error.path.length === path.length)
    .filter((error) => path.every((key, at) => String(error.path[at]) === String(key)));

export const idOf = (path: Path): string => `field-${path.join("-")}`;

export const describedBy = (path: Path, hasErrors: boolean): string =>
  hasErrors ? `${idOf(path)}-errors ${idOf(path)}-hint` : `${idOf(path)}-hint`;

export function focusField(path: Path): void {
  const paths = path.map((_, at) => path.slice(0, path.length - at));
  const element = paths.map((one) => document.getElementById(idOf(one))).find(Boolean);
  for (let fold = element?.closest("details"); fold; fold = fold.parentElement?.closest("details"))
    fold.open = true;
  // Of a group, the first input.
  const group = element?.closest("legend")?.parentElement ?? element;
  const inputs = group?.querySelector("input, textarea, select");
  (inputs instanceof HTMLElement ? inputs : element)?.focus();
}
