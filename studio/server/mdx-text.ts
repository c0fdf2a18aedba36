// MDX takes { and < for code. The creator means text, except in code between backticks and in illustrations.

const kept = /(`+)[\s\S]*?\1|<Illustration\b[^>]*\/>|\\\\/;

/** The text as the form shows it. */
export const fromMdx = (text: string): string =>
  text.replace(new RegExp(`${kept.source}|\\\\([{<])`, "g"), (found, _, sign) => sign ?? found);

/** The text as the file has it. */
export const toMdx = (text: string): string =>
  text.replace(new RegExp(`${kept.source}|\\\\[{<]|([{<])`, "g"), (found, _, sign) =>
    sign ? `\\${sign}` : found,
  );
