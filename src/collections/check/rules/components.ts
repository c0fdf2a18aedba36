import type { ContentError } from "../../../errors/content-error.ts";
import { didYouMean } from "../../../errors/did-you-mean.ts";
import type { Content } from "../../files/read-content.ts";
import type { Entry } from "../../files/read-entries.ts";
import { entriesOf } from "../../files/select-entries.ts";
import { collections } from "../../schemas/collections.ts";

/** Checks that texts use only the component `<Term id="…">`, with the id of a glossary term. */
export function checkComponents(content: Content): ContentError[] {
  const terms = entriesOf(content, "glossary").map(({ name }) => name);
  return content.entries.flatMap(({ file, collection, body }) =>
    (body?.components ?? []).flatMap(({ name, id, line }) => {
      const text = isComponent(name)
        ? componentError(name, id, collection, terms)
        : htmlError(name);
      return text ? { file, line, text } : [];
    }),
  );
}

/** Returns true for a component. HTML elements are in lower case, and `term` is not one of them. */
const isComponent = (name: string) => /[A-Z.]/.test(name) || /^terms?$/.test(name);

function componentError(
  name: string,
  id: string | undefined,
  collection: Entry["collection"],
  terms: string[],
): string | undefined {
  if (collection !== "pages")
    return `<${name}> does not work in a ${collections[collection].one}, which is plain text; write only the word.`;
  if (name !== "Term")
    return `there is no component <${name}>${didYouMean(name, ["Term"], "You can only use <Term>.")}`;
  if (!id) return '<Term> has no id; write <Term id="…"> with the file name of a glossary term.';
  if (terms.includes(id)) return undefined;
  return `<Term id="${id}"> does not match any glossary term${didYouMean(id, terms)}`;
}

const forbidden = [
  ...["script", "style", "iframe", "object", "embed", "form", "input"],
  ...["base", "link", "meta", "template", "svg", "math"],
];

const htmlError = (name: string) =>
  forbidden.includes(name) ? `<${name}> is not allowed in a text; remove it.` : undefined;
