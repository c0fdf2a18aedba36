import { charactersText } from "../../lib/input/text-input.ts";
import { Status } from "./Status.tsx";

const near = 0.9;

interface Length {
  length?: number | undefined;
  max?: number | undefined;
}

export function lengthText({ length = 0, max = Infinity }: Length): string {
  if (length < near * max) return "";
  return length > max
    ? `${charactersText(length - max)} too long`
    : `${charactersText(max - length)} left`;
}

/** Counts the characters near the limit. Screen readers announce it once the text is too long. */
export function LengthNote({ id, length = 0, max = Infinity }: Length & { id: string }) {
  const text = lengthText({ length, max });
  return (
    <>
      {text && (
        <p className={length > max ? "error" : "hint"} id={id}>
          {text}
        </p>
      )}
      <Status className="visually-hidden">{length > max && <p>The text is too long.</p>}</Status>
    </>
  );
}
