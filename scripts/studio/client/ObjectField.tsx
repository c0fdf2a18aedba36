import type { FormField, Path } from "../protocol.ts";
import { FieldErrors } from "./FieldLabel.tsx";
import { errorsAt, useForm } from "./form-context.ts";
import { Group } from "./Group.tsx";

interface Props {
  field: FormField & { kind: "object" };
  path: Path;
  value: unknown;
}

/** A group of fields. An optional group can be added and removed as a whole. */
export function ObjectField({ field, path, value }: Props) {
  const { change, fieldErrors } = useForm();
  const own = errorsAt(fieldErrors, path, false);
  const isPresent = value !== undefined || field.isRequired;
  return (
    <Group field={field} path={path} hasErrors={own.length > 0}>
      <FieldErrors errors={own} path={path} />
      {isPresent && <ObjectFields fields={field.fields} path={path} value={value} />}
      {!field.isRequired && (
        <button
          type="button"
          className="button quiet"
          onClick={() => change(path, isPresent ? undefined : {})}
        >
          {isPresent ? "Remove" : "Add"} {field.title}
        </button>
      )}
    </Group>
  );
}

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
