import type { ReactNode } from "react";
import { Hint, Title } from "./FieldWords.tsx";
import { describedBy, idOf } from "./form-context.ts";
import type { FormField, Path } from "./protocol.ts";

interface Props {
  field: FormField;
  path: Path;
  hasFaults: boolean;
  children: ReactNode;
}

/** A field that is edited by more than one control, under its name. */
export function Group({ field, path, hasFaults, children }: Props) {
  return (
    <fieldset className="group" aria-describedby={describedBy(path, hasFaults)}>
      <legend id={idOf(path)} tabIndex={-1}>
        <Title field={field} />
      </legend>
      <Hint field={field} path={path} />
      {children}
    </fieldset>
  );
}
