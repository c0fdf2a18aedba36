import type { ContentError } from "../../../errors/content-error.ts";
import type { Content } from "../../files/read-content.ts";

/** Reports components and HTML elements that do not work in a text. */
export const checkComponents = ({ entries }: Content): ContentError[] =>
  entries.flatMap(({ file, body }) =>
    (body?.components ?? []).flatMap(({ name, line }) => {
      const text = tagError(name);
      return text ? { file, line, text } : [];
    }),
  );

const forbidden = [
  ...["script", "style", "iframe", "object", "embed", "form", "input"],
  ...["base", "link", "meta", "template", "svg", "math"],
];

function tagError(name: string): string | undefined {
  if (forbidden.includes(name)) return `<${name}> is not allowed in a text; remove it.`;
  // HTML elements are in lower case, and `term` is not one of them.
  if (!/[A-Z.]|^terms?$/.test(name)) return undefined;
  return `<${name}> does not work in a text; write [words](/glossary/its-file-name) for a link to a glossary term.`;
}
