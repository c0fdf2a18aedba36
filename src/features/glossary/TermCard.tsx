import type { ComponentProps } from "react";
import { termPath } from "../../lib/entry-paths.ts";
import type { GlossaryTerm } from "./glossary-search.ts";
import { TermMeanings, TermText } from "./TermMeanings.tsx";

interface Props extends ComponentProps<"article"> {
  term: GlossaryTerm;
  /** The name of its category. */
  label: string | undefined;
  /** The words to mark in a search result. */
  words?: ReadonlySet<string>;
}

/** The card of a term, on the glossary's tabs and in its search results. */
export const TermCard = ({ term, label, words, ...attributes }: Props) => (
  <article className="card" {...attributes}>
    <h3>
      <a href={termPath(term.slug)}>
        <TermText text={term.term} words={words} />
      </a>
    </h3>
    <p className="badge">{label}</p>
    <TermMeanings term={term} words={words} />
  </article>
);

interface TabProps {
  terms: readonly GlossaryTerm[];
  label: string;
}

/** The cards of one tab. */
export const TermCards = ({ terms, label }: TabProps) => (
  <div className="terms">
    {terms.map((term) => (
      <TermCard key={term.slug} id={term.slug} term={term} label={label} />
    ))}
  </div>
);
