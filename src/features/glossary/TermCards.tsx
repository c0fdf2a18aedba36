import { termPath } from "../../lib/entry-paths.ts";
import { KeptText } from "../../ui/KeptText.tsx";
import { type ShownTerm, TermMeanings } from "./TermMeanings.tsx";

interface Props {
  terms: readonly (ShownTerm & { slug: string; term: string; latin: boolean; category: string })[];
  /** The name of the tab. */
  label: string;
}

/** The cards of one tab of the glossary. */
export const TermCards = ({ terms, label }: Props) => (
  <div className="terms">
    {terms.map((term) => (
      <article className={`card ${term.category}`} key={term.slug} id={term.slug}>
        <h3>
          <a href={termPath(term.slug)} lang={term.latin ? "la" : undefined}>
            <KeptText text={term.term} />
          </a>
        </h3>
        <p className="badge">{label}</p>
        <TermMeanings term={term} />
      </article>
    ))}
  </div>
);
