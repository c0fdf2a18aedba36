import { termPath } from "../../lib/posts/entry-paths.ts";
import { MoreMeanings, type ShownTerm } from "./TermMeanings.tsx";

interface Props {
  terms: readonly (ShownTerm & { slug: string; term: string; latin: boolean })[];
}

/** The terms of one tab of the glossary, as rows that open. A link to a term opens it (`src/ui/controls/tabs/url-hash.ts`). */
export const TermRows = ({ terms }: Props) => (
  <div className="rows">
    {terms.map((term) => (
      <article className="row" key={term.slug} id={term.slug} aria-label={term.term}>
        <details>
          <summary className="fold opener">
            <h3 lang={term.latin ? "la" : undefined}>{term.term}</h3>
            <span className="line two-lines">{term.clinicalDefinition}</span>
          </summary>
          <section className="opened">
            <MoreMeanings term={term} />
            <p>
              <a className="tap" href={termPath(term.slug)}>
                {`More about ${term.term}`}
              </a>
            </p>
          </section>
        </details>
      </article>
    ))}
  </div>
);
