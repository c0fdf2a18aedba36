/** One field of a form that visitors post: typed into on one line or on several, or chosen from a list. */
export type Field<Name extends string = string> = {
  name: Name;
  label: string;
  hint?: string;
  /** The most characters that it takes. */
  max?: number;
  type?: "text" | "email";
  autoComplete?: "name" | "email";
  /** True where it may stay empty. */
  optional?: boolean;
  /** Makes it a field of several lines. */
  rows?: number;
  /** Makes it a list; nothing is chosen at first. */
  options?: readonly { id: string; name: string }[];
};

/** What was typed, by the name of the field. */
export type Typed<Name extends string = string> = { readonly [name in Name]?: string | undefined };

/** What is wrong, by the name of the field. */
export type FieldErrors<Name extends string = string> = Typed<Name>;

/** The id of a field on the page, by which its label, its error and the summary find it. */
export const fieldId = (form: string, name: string): string => `${form}-${name}`;
