/** An error in a content file. */
export interface ContentError {
  file: string;
  line?: number | undefined;
  /** The title of the field and its keys: `Duration (duration)`. */
  field?: string | undefined;
  /** The keys of the field. */
  path?: readonly PropertyKey[];
  /** Sentences, the first in lower case, because it follows the name of the file. */
  text: string;
  /** A valid value, as it would be typed into the file. */
  example?: string | undefined;
}

/** The error in one line. */
export function formatContentError({ file, line, field, text, example }: ContentError): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const subject = field ? `${place} ${field}` : place;
  return `${subject}: ${text}${example === undefined ? "" : ` For example: ${example}.`}`;
}
