import { ChoicesField } from "./ChoicesField.tsx";
import { FieldErrors, Hint, Title } from "./FieldLabel.tsx";
import { errorsAt, type FieldProps, idOf, useForm } from "./form-context.ts";
import { LeafInput } from "./LeafInput.tsx";
import { ListField } from "./ListField.tsx";
import { ObjectField } from "./ObjectField.tsx";

/** A field of a form, with its label, hint, input and errors. */
export function FieldInput({ field, path, value }: FieldProps) {
  if (field.kind === "list") return <ListField field={field} path={path} value={value} />;
  if (field.kind === "object") return <ObjectField field={field} path={path} value={value} />;
  if (field.kind === "choices") return <ChoicesField field={field} path={path} value={value} />;
  return <LeafField field={field} path={path} value={value} />;
}

function LeafField({ field, path, value }: FieldProps) {
  const { fieldErrors } = useForm();
  const own = errorsAt(fieldErrors, path, true);
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
      isRequired={field.isRequired}
      hasErrors={own.length > 0}
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
      <FieldErrors errors={own} path={path} />
    </div>
  );
}
