import type { Path, Shape } from "../protocol.ts";
import { useForm } from "./form-context.ts";
import type { TypedInputProps } from "./input-props.ts";

interface Props extends TypedInputProps {
  shape: Shape;
  path: Path;
}

/** A text or a number. Long texts get a textarea. */
export function TextInput({ attributes, text, setText, shape, path }: Props) {
  const { change, isNew, pictures } = useForm();
  const key = path.at(-1);
  if (shape.kind === "number")
    return (
      <input
        {...attributes}
        inputMode="numeric"
        autoComplete="off"
        readOnly={key === "id" && !isNew}
        value={text}
        onChange={({ target }) => change(path, asNumber(target.value))}
      />
    );
  if (shape.kind === "text" && shape.isLong)
    return (
      <textarea
        {...attributes}
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    );
  const list = key === "thumbnail" && pictures.length > 0 ? "pictures" : undefined;
  return (
    <>
      <input
        {...attributes}
        inputMode={shape.kind === "text" ? shape.input : "text"}
        autoComplete="off"
        list={list}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {list && <Pictures id={list} names={pictures} />}
    </>
  );
}

function Pictures({ id, names }: { id: string; names: string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/** Parses a number. Any other text stays as it is, so that the check reports it. */
function asNumber(typed: string): number | string | undefined {
  if (typed.trim() === "") return undefined;
  return /^-?\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed;
}
