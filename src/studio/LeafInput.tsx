import { ChoiceInput } from "./ChoiceInput.tsx";
import { describedBy, idOf, useForm } from "./form-context.ts";
import { JsonInput } from "./JsonInput.tsx";
import type { Path, Shape } from "./protocol.ts";
import { TextInput } from "./TextInput.tsx";
import { TimeInput } from "./TimeInput.tsx";

interface Props {
  shape: Shape;
  path: Path;
  value: unknown;
  isNeeded: boolean;
  hasFaults: boolean;
  /** The name of the field, where no label beside it says it. */
  label?: string;
}

/** What every place to type has, whatever is typed there. */
export interface Common {
  id: string;
  "aria-describedby": string;
  "aria-invalid": true | undefined;
  "aria-label": string | undefined;
  onBlur: () => void;
}

/** The place to type a text, a number, a day, or to choose one thing. */
export function LeafInput({ shape, path, value, isNeeded, hasFaults, label }: Props) {
  const { change, touch } = useForm();
  const common: Common = {
    id: idOf(path),
    "aria-describedby": describedBy(path, hasFaults),
    "aria-invalid": hasFaults || undefined,
    "aria-label": label,
    onBlur: () => touch(path),
  };
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const put = (typed: string) => change(path, typed === "" && !isNeeded ? undefined : typed);
  const own = { common, text, put };

  if (shape.kind === "json") return <JsonInput common={common} path={path} value={value} />;
  if (shape.kind === "choice")
    return <ChoiceInput {...own} options={shape.options} isNeeded={isNeeded} />;
  if (shape.kind === "day" || shape.kind === "moment")
    return <TimeInput {...own} kind={shape.kind} />;
  if (shape.kind === "yesNo")
    return (
      <input
        {...common}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => change(path, target.checked || (isNeeded ? false : undefined))}
      />
    );
  return <TextInput {...own} shape={shape} path={path} />;
}
