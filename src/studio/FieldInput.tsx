import { ChoicesField } from "./ChoicesField.tsx";
import { Faults, Hint, Title } from "./FieldWords.tsx";
import { faultsAt, idOf, useForm } from "./form-context.ts";
import { LeafInput } from "./LeafInput.tsx";
import { ListField } from "./ListField.tsx";
import { ObjectField } from "./ObjectField.tsx";
import type { FormField, Path } from "./protocol.ts";

interface Props {
  field: FormField;
  path: Path;
  value: unknown;
}

/** A field of a form: its name, what belongs there, what is wrong, and the place to type. */
export function FieldInput({ field, path, value }: Props) {
  if (field.kind === "list") return <ListField field={field} path={path} value={value} />;
  if (field.kind === "object") return <ObjectField field={field} path={path} value={value} />;
  if (field.kind === "choices") return <ChoicesField field={field} path={path} value={value} />;
  return <LeafField field={field} path={path} value={value} />;
}

function LeafField({ field, path, value }: Props) {
  const { faults } = useForm();
  const own = faultsAt(faults, path, true);
  const label = (
    <label htmlFor={idOf(path)}>
      <Title field={field} />
    </label>
  );
  const input = (
    <LeafInput
      shape={field}
      path={path}
      value={value}
      isNeeded={field.isNeeded}
      hasFaults={own.length > 0}
    />
  );
  return (
    <div className={field.kind === "yesNo" ? "field yes-no" : "field"}>
      {field.kind === "yesNo" ? (
        <div className="check">
          {input}
          {label}
        </div>
      ) : (
        label
      )}
      <Hint field={field} path={path} />
      {field.kind !== "yesNo" && input}
      <Faults faults={own} path={path} />
    </div>
  );
}
