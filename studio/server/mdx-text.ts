// MDX takes { and < for code. The creator means text, except in code between backticks and in illustrations.

const kept = /(`+)[\s\S]*?\1|<Illustration\b[^>]*\/>|\\\\/;

export const fromMdx = (text: string): string =>
  text.replace(new RegExp(`${kept.source}|\\\\([{<])`, "g"), (found, _, sign) => sign ?? found);

export const toMdx = (text: string): string =>
  text.replace(new RegExp(`${kept.source}|\\\\[{<]|([{<])`, "g"), (found, _, sign) =>
    sign ? `\\${sign}` : found,
  );
