export interface ContentError {
  file: string;
  line?: number | undefined;
  /** The label of the field and its keys: `Duration (duration)`. */
  field?: string | undefined;
  path?: readonly PropertyKey[];
  /** Sentences. The first one starts in lower case, because it follows the name of the file. */
  text: string;
  /** A valid value in the file's own syntax. */
  example?: string | undefined;
}

export function formatContentError({ file, line, field, text, example }: ContentError): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const subject = field ? `${place} ${field}` : place;
  return `${subject}: ${text}${example === undefined ? "" : ` For example: ${example}.`}`;
}
