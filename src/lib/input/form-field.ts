export type Field<Name extends string = string> = {
  name: Name;
  label: string;
  hint?: string;
  /** Visitors can type more, so that no text is lost. */
  max?: number;
  type?: "text" | "email" | "password";
  autoComplete?: "nickname" | "email" | "username" | "current-password" | "new-password";
  /** True if other buttons of its form do without it, so that the browser must not insist. */
  isLenient?: true;
  optional?: boolean;
  rows?: number;
  options?: readonly { id: string; name: string }[];
};

export type Typed<Name extends string = string> = { readonly [name in Name]?: string | undefined };

export type FieldErrors<Name extends string = string> = Typed<Name>;

export const fieldId = (form: string, name: string): string => `${form}-${name}`;

export const honeypotField = "website";
