import { Faults, Hint, Title } from "./FieldWords.tsx";
import { describedBy, faultsAt, idOf, useForm } from "./form-context.ts";
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
    <fieldset className="group" aria-describedby={describedBy(path, own.length > 0)}>
      <legend id={idOf(path)} tabIndex={-1}>
        <Title field={field} />
      </legend>
      <Hint field={field} path={path} />
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
    </fieldset>
  );
}
