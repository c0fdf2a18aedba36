import type { FormField, Path } from "../protocol.ts";
import { FieldErrors } from "./FieldLabel.tsx";
import { errorsAt, useForm } from "./form-context.ts";
import { Group } from "./Group.tsx";

interface Props {
  field: FormField & { kind: "choices" };
  path: Path;
  value: unknown;
}

/** A choice of several options. */
export function ChoicesField({ field, path, value }: Props) {
  const { change, fieldErrors } = useForm();
  const own = errorsAt(fieldErrors, path, true);
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const toggle = (option: string, isChosen: boolean) => {
    const values = field.options.map((one) => one.value);
    const next = values.filter((one) => (one === option ? isChosen : chosen.includes(one)));
    change(path, next.length === 0 && !field.isRequired ? undefined : next);
  };
  return (
    <Group field={field} path={path} hasErrors={own.length > 0}>
      {field.options.map((option) => (
        <label className="check" key={option.value}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={({ target }) => toggle(option.value, target.checked)}
          />
          {option.label}
        </label>
      ))}
      <FieldErrors errors={own} path={path} />
    </Group>
  );
}
