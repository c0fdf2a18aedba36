/** Attributes that every input of a form has. */
export interface InputAttributes {
  id: string;
  "aria-describedby": string;
  "aria-invalid": true | undefined;
  "aria-label": string | undefined;
  onBlur: () => void;
}

/** The props of an input whose value is typed as text. */
export interface TypedInputProps {
  attributes: InputAttributes;
  text: string;
  setText: (typed: string) => void;
}
