import { useState } from "react";
import type { Path } from "../protocol.ts";
import { useForm } from "./form-context.ts";
import type { InputAttributes } from "./input-props.ts";

interface Props {
  attributes: InputAttributes;
  path: Path;
  value: unknown;
}

const written = (value: unknown) => (value === undefined ? "" : JSON.stringify(value, null, 2));

/** A value for which there is no form, typed as it stands in the file. */
export function JsonInput({ attributes, path, value }: Props) {
  const { change } = useForm();
  const [text, setText] = useState(() => written(value));
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

/** What is no JSON yet is a text, which the check refuses. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
