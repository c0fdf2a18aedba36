import { type ComponentType, createContext, useContext } from "react";
import type { FieldError, FormField, Path } from "../protocol.ts";
import { isSamePath, startsWith } from "./value-at.ts";

export interface FieldProps {
  field: FormField;
  path: Path;
  value: unknown;
}

/** The state that the fields of a form share. */
export interface FormState {
  /** The errors to show. */
  fieldErrors: FieldError[];
  isNew: boolean;
  pictures: string[];
  change: (path: Path, value: unknown) => void;
  /** Marks a field as visited, so that its errors are shown. */
  touch: (path: Path) => void;
  /** Renders any field. Lists and objects get it from here to avoid a circular import. */
  Field: ComponentType<FieldProps>;
}

export const FormContext = createContext<FormState>({
  fieldErrors: [],
  isNew: false,
  pictures: [],
  change: () => {},
  touch: () => {},
  Field: () => null,
});

export const useForm = (): FormState => useContext(FormContext);

/** The errors of a field; for a leaf, including those inside its value. */
export const errorsAt = (fieldErrors: FieldError[], path: Path, isLeaf: boolean): FieldError[] =>
  fieldErrors.filter((error) =>
    isLeaf ? startsWith(error.path, path) : isSamePath(error.path, path),
  );

export const idOf = (path: Path): string => `field-${path.join("-")}`;

/** The `aria-describedby` of a field. */
export const describedBy = (path: Path, hasErrors: boolean): string =>
  hasErrors ? `${idOf(path)}-errors ${idOf(path)}-hint` : `${idOf(path)}-hint`;
