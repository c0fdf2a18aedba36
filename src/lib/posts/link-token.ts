/** Removes what people and programs add: a full stop, a bracket, a line break or a parameter. */
export const linkToken = (text: string): string =>
  /^[\w-]*/.exec(text.replace(/\s/g, ""))?.[0] ?? "";
