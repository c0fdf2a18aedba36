/** Attributes of every input. */
export interface InputAttributes {
  id: string;
  "aria-describedby": string;
  "aria-invalid": true | undefined;
  "aria-label": string | undefined;
  onBlur: () => void;
}

export interface TypedInputProps {
  attributes: InputAttributes;
  text: string;
  setText: (typed: string) => void;
}
