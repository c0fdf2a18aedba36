/** Something wrong in a file that a person wrote. */
export interface Problem {
  file: string;
  line?: number | undefined;
  /** The plain name of the field and its keys: `Duration (duration)`. */
  field?: string | undefined;
  /** The keys that lead to the field. */
  path?: readonly PropertyKey[];
  /** Sentences, the first without a capital, since it goes on from the place. */
  text: string;
  /** A right value, as it would be typed into the file. */
  example?: string | undefined;
}

/** The one line in which a problem is told. */
export function renderProblem({ file, line, field, text, example }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const subject = field ? `${place} ${field}` : place;
  return `${subject}: ${text}${example === undefined ? "" : ` For example: ${example}.`}`;
}
