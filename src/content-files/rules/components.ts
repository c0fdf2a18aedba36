import { orNearest } from "../../lib/nearest.ts";
import type { Problem } from "../../lib/problem.ts";
import type { Content } from "../read.ts";
import type { Entry } from "../read-entries.ts";
import { entriesOf } from "./rule.ts";

/** Texts use one component, `<Term id="…">`, and name a term of the glossary in it. */
export function components(content: Content): Problem[] {
  const terms = entriesOf(content, "glossary").map(({ name }) => name);
  return content.entries.flatMap(({ file, collection, body }) =>
    (body?.components ?? []).flatMap(({ name, id, line }) => {
      const text = isOwn(name) ? ownProblem(name, id, collection, terms) : htmlProblem(name);
      return text ? { file, line, text } : [];
    }),
  );
}

/** Whether it is meant for one of ours: HTML has only small letters, and no such element. */
const isOwn = (name: string) => /[A-Z.]/.test(name) || /^terms?$/.test(name);

function ownProblem(
  name: string,
  id: string | undefined,
  collection: Entry["collection"],
  terms: string[],
): string | undefined {
  if (collection !== "pages")
    return `<${name}> does not work in a blog post, which is plain text; write the word alone.`;
  if (name !== "Term")
    return `there is no component <${name}>${orNearest(name, ["Term"], "The only one is <Term>.")}`;
  if (!id) return '<Term> lacks the name of its term; write <Term id="…">.';
  if (terms.includes(id)) return undefined;
  return `<Term id="${id}"> names no term of the glossary${orNearest(id, terms)}`;
}

const barred = [
  ...["script", "style", "iframe", "object", "embed", "form", "input"],
  ...["base", "link", "meta", "template", "svg", "math"],
];

const htmlProblem = (name: string) =>
  barred.includes(name) ? `<${name}> does not work in a text; remove it.` : undefined;
