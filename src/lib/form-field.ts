export type Field<Name extends string = string> = {
  name: Name;
  label: string;
  hint?: string;
  /** Maximum number of characters. */
  max?: number;
  type?: "text" | "email";
  autoComplete?: "name" | "email";
  optional?: boolean;
  /** Makes it a textarea. */
  rows?: number;
  /** Makes it a select without a preselected option. */
  options?: readonly { id: string; name: string }[];
};

export type Typed<Name extends string = string> = { readonly [name in Name]?: string | undefined };

/** Error messages by field name. */
export type FieldErrors<Name extends string = string> = Typed<Name>;

/** Returns the id of the element of a field. */
export const fieldId = (form: string, name: string): string => `${form}-${name}`;
