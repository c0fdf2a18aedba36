import type { FormField, Path } from "../protocol.ts";
import { FieldErrors } from "./FieldLabel.tsx";
import { errorsAt, useForm } from "./form-context.ts";
import { Group } from "./Group.tsx";

interface Props {
  field: FormField & { kind: "object" };
  path: Path;
  value: unknown;
}

/** Fields within a field; where it may be left out, it can be added and taken out as a whole. */
export function ObjectField({ field, path, value }: Props) {
  const { change, fieldErrors } = useForm();
  const own = errorsAt(fieldErrors, path, false);
  const isThere = value !== undefined || field.isNeeded;
  return (
    <Group field={field} path={path} hasErrors={own.length > 0}>
      <FieldErrors errors={own} path={path} />
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
  const { Field } = useForm();
  return fields.map((field) => (
    <Field
      key={field.key}
      field={field}
      path={[...path, field.key]}
      value={Object(value)[field.key]}
    />
  ));
}
