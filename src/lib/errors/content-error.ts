import { UserError } from "./user-error.ts";

export interface ContentError {
  file: string;
  line?: number | undefined;
  field?: string | undefined;
  path?: readonly PropertyKey[];
  /** The first sentence starts in lower case, because it follows the name of the file. */
  text: string;
  /** The file of an entry that this one needs, but that visitors cannot see. */
  needs?: string | undefined;
  example?: string | undefined;
}

export function formatContentError({ file, line, field, text, example }: ContentError): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const subject = field ? `${place} ${field}` : place;
  return `${subject}: ${text}${example === undefined ? "" : ` For example: ${example}.`}`;
}

/** @throws UserError with a line for each error */
export function stopAt(errors: readonly ContentError[]): void {
  if (errors.length > 0) throw new UserError(errors.map(formatContentError).join("\n"));
}
