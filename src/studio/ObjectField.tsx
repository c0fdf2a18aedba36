import { FieldInput } from "./FieldInput.tsx";
import { Faults, Hint, Title } from "./FieldWords.tsx";
import { describedBy, faultsAt, idOf, useForm } from "./form-context.ts";
import type { FormField, Path } from "./protocol.ts";

interface Props {
  field: FormField & { kind: "object" };
  path: Path;
  value: unknown;
}

/** Fields within a field; where it may be left out, it can be added and taken out as a whole. */
export function ObjectField({ field, path, value }: Props) {
  const { change, faults } = useForm();
  const own = faultsAt(faults, path, false);
  const isThere = value !== undefined || field.isNeeded;
  return (
    <fieldset className="group" aria-describedby={describedBy(path, own.length > 0)}>
      <legend id={idOf(path)} tabIndex={-1}>
        <Title field={field} />
      </legend>
      <Hint field={field} path={path} />
      <Faults faults={own} path={path} />
      {isThere && <ObjectFields fields={field.fields} path={path} value={value} />}
      {!field.isNeeded && (
        <button
          type="button"
          className="button quiet"
          onClick={() => change(path, isThere ? undefined : {})}
        >
          {isThere ? "Take out" : "Add"} {field.title}
        </button>
      )}
    </fieldset>
  );
}

/** The fields of a form, or of a part of it. */
export function ObjectFields({
  fields,
  path,
  value,
}: {
  fields: FormField[];
  path: Path;
  value: unknown;
}) {
  return fields.map((field) => (
    <FieldInput
      key={field.key}
      field={field}
      path={[...path, field.key]}
      value={Object(value)[field.key]}
    />
  ));
}
