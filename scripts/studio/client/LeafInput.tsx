import type { Path, Shape } from "../protocol.ts";
import { ChoiceInput } from "./ChoiceInput.tsx";
import { describedBy, idOf, useForm } from "./form-context.ts";
import type { InputAttributes } from "./input-props.ts";
import { JsonInput } from "./JsonInput.tsx";
import { TextInput } from "./TextInput.tsx";
import { TimeInput } from "./TimeInput.tsx";

interface Props {
  shape: Shape;
  path: Path;
  value: unknown;
  isRequired: boolean;
  hasErrors: boolean;
  /** The accessible name of an input without a label. */
  label?: string;
}

/** The input of a field that contains no other fields. */
export function LeafInput({ shape, path, value, isRequired, hasErrors, label }: Props) {
  const { change, touch } = useForm();
  const attributes: InputAttributes = {
    id: idOf(path),
    "aria-describedby": describedBy(path, hasErrors),
    "aria-invalid": hasErrors || undefined,
    "aria-label": label,
    onBlur: () => touch(path),
  };
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const setText = (next: string) => change(path, next === "" && !isRequired ? undefined : next);
  const typed = { attributes, text, setText };

  if (shape.kind === "json") return <JsonInput attributes={attributes} path={path} value={value} />;
  if (shape.kind === "choice")
    return <ChoiceInput {...typed} options={shape.options} isRequired={isRequired} />;
  if (shape.kind === "day" || shape.kind === "moment")
    return <TimeInput {...typed} kind={shape.kind} />;
  if (shape.kind === "yesNo")
    return (
      <input
        {...attributes}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => change(path, target.checked || (isRequired ? false : undefined))}
      />
    );
  return <TextInput {...typed} shape={shape} path={path} />;
}
