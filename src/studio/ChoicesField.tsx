import { Faults } from "./FieldWords.tsx";
import { faultsAt, useForm } from "./form-context.ts";
import { Group } from "./Group.tsx";
import type { FormField, Path } from "./protocol.ts";

interface Props {
  field: FormField & { kind: "choices" };
  path: Path;
  value: unknown;
}

/** Several of a few words. */
export function ChoicesField({ field, path, value }: Props) {
  const { change, faults } = useForm();
  const own = faultsAt(faults, path, true);
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const toggle = (option: string, isChosen: boolean) => {
    const next = field.options.filter((one) => (one === option ? isChosen : chosen.includes(one)));
    change(path, next.length === 0 && !field.isNeeded ? undefined : next);
  };
  return (
    <Group field={field} path={path} hasFaults={own.length > 0}>
      {field.options.map((option) => (
        <label className="check" key={option}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ target }) => toggle(option, target.checked)}
          />
          {option}
        </label>
      ))}
      <Faults faults={own} path={path} />
    </Group>
  );
}
