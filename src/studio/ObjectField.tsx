import { FieldInput } from "./FieldInput.tsx";
import { Faults } from "./FieldWords.tsx";
import { faultsAt, useForm } from "./form-context.ts";
import { Group } from "./Group.tsx";
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
    <Group field={field} path={path} hasFaults={own.length > 0}>
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
    </Group>
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
