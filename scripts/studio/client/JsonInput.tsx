import { useState } from "react";
import type { Path } from "../protocol.ts";
import { useForm } from "./form-context.ts";
import type { InputAttributes } from "./input-props.ts";

interface Props {
  attributes: InputAttributes;
  path: Path;
  value: unknown;
}

const jsonOf = (value: unknown) => (value === undefined ? "" : JSON.stringify(value, null, 2));

/** A value of a type without an input, edited as JSON. */
export function JsonInput({ attributes, path, value }: Props) {
  const { change } = useForm();
  const [text, setText] = useState(() => jsonOf(value));
  const typed = (next: string) => {
    setText(next);
    change(path, next.trim() === "" ? undefined : parsed(next));
  };
  return (
    <textarea
      {...attributes}
      rows={3}
      value={text}
      onChange={({ target }) => typed(target.value)}
    />
  );
}

/** Keeps unfinished JSON as a string, which the check rejects. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
