/** A field of a form: an input, a textarea or a select. */
export type Field<Name extends string = string> = {
  name: Name;
  label: string;
  hint?: string;
  /** Maximum number of characters. */
  max?: number;
  type?: "text" | "email";
  autoComplete?: "name" | "email";
  /** True if the field may stay empty. */
  optional?: boolean;
  /** Makes it a textarea. */
  rows?: number;
  /** Makes it a select without a preselected option. */
  options?: readonly { id: string; name: string }[];
};

/** Values by field name. */
export type Typed<Name extends string = string> = { readonly [name in Name]?: string | undefined };

/** Messages by field name. */
export type FieldErrors<Name extends string = string> = Typed<Name>;

/** The id of a field on the page, for its label, its error and the summary. */
export const fieldId = (form: string, name: string): string => `${form}-${name}`;
