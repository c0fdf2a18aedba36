import type { ContentError } from "../../../errors/content-error.ts";
import { didYouMean } from "../../../errors/did-you-mean.ts";
import type { Content } from "../../files/read-content.ts";
import type { Entry } from "../../files/read-entries.ts";
import { entriesOf } from "../../files/select-entries.ts";

/** Texts may use one component, `<Term id="…">`, with a term of the glossary. */
export function checkComponents(content: Content): ContentError[] {
  const terms = entriesOf(content, "glossary").map(({ name }) => name);
  return content.entries.flatMap(({ file, collection, body }) =>
    (body?.components ?? []).flatMap(({ name, id, line }) => {
      const text = isOwn(name) ? ownError(name, id, collection, terms) : htmlError(name);
      return text ? { file, line, text } : [];
    }),
  );
}

/** Returns true for a component of the site: HTML elements are in lower case, and `term` is not one. */
const isOwn = (name: string) => /[A-Z.]/.test(name) || /^terms?$/.test(name);

function ownError(
  name: string,
  id: string | undefined,
  collection: Entry["collection"],
  terms: string[],
): string | undefined {
  if (collection !== "pages")
    return `<${name}> does not work in a blog post, which is plain text; write the word alone.`;
  if (name !== "Term")
    return `there is no component <${name}>${didYouMean(name, ["Term"], "The only one is <Term>.")}`;
  if (!id) return '<Term> lacks the name of its term; write <Term id="…">.';
  if (terms.includes(id)) return undefined;
  return `<Term id="${id}"> names no term of the glossary${didYouMean(id, terms)}`;
}

const barred = [
  ...["script", "style", "iframe", "object", "embed", "form", "input"],
  ...["base", "link", "meta", "template", "svg", "math"],
];

const htmlError = (name: string) =>
  barred.includes(name) ? `<${name}> does not work in a text; remove it.` : undefined;
