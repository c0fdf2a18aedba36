import type { ReactNode } from "react";
import type { FormField, Path } from "../protocol.ts";
import { Hint, Title } from "./FieldLabel.tsx";
import { describedBy, idOf } from "./form-context.ts";

interface Props {
  field: FormField;
  path: Path;
  hasErrors: boolean;
  children: ReactNode;
}

/** A field with more than one control. */
export function Group({ field, path, hasErrors, children }: Props) {
  return (
    <fieldset className="group" aria-describedby={describedBy(path, hasErrors)}>
      <legend id={idOf(path)} tabIndex={-1}>
        <Title field={field} />
      </legend>
      <Hint field={field} path={path} />
      {children}
    </fieldset>
  );
}
