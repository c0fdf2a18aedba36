/**
 * The token at the end of a link, without what people and programs add to it: a full stop, a bracket, a line break or a
 * parameter.
 */
export const linkToken = (text: string): string =>
  /^[\w-]*/.exec(text.replace(/\s/g, ""))?.[0] ?? "";
