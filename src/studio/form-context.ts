import { createContext, useContext } from "react";
import type { Fault, Path } from "./protocol.ts";
import { isSamePath, startsWith } from "./value-at.ts";

/** What every field of a form needs to know of it. */
export interface FormState {
  /** The faults that are to be shown. */
  faults: Fault[];
  isNew: boolean;
  pictures: string[];
  change: (path: Path, value: unknown) => void;
  /** Says that the creator was at a field, so that its faults may be shown. */
  touch: (path: Path) => void;
}

export const FormContext = createContext<FormState>({
  faults: [],
  isNew: false,
  pictures: [],
  change: () => {},
  touch: () => {},
});

export const useForm = (): FormState => useContext(FormContext);

/** The faults of a field itself, and where it has no fields of its own, of everything in it. */
export const faultsAt = (faults: Fault[], path: Path, isLeaf: boolean): Fault[] =>
  faults.filter((fault) => (isLeaf ? startsWith(fault.path, path) : isSamePath(fault.path, path)));

export const idOf = (path: Path): string => `field-${path.join("-")}`;

/** The ids of the lines that describe a field to people who do not see them beside it. */
export const describedBy = (path: Path, hasFaults: boolean): string =>
  hasFaults ? `${idOf(path)}-faults ${idOf(path)}-hint` : `${idOf(path)}-hint`;
