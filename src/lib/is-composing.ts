/**
 * True for a key that belongs to an input method, such as Escape and the arrows while someone chooses Japanese
 * characters. Safari reports the last key of a composition as 229.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
