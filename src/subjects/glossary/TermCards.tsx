import { termPath } from "../../lib/posts/entry-paths.ts";
import { viewLabel } from "../../lib/text/creator-view.ts";
import { Definition, MoreMeanings, type ShownTerm } from "./TermMeanings.tsx";

interface Props {
  terms: readonly (ShownTerm & { slug: string; term: string; latin: boolean })[];
}

/** The cards of one tab of the glossary. A link to a card opens its fold (`src/ui/controls/tabs/url-hash.ts`). */
export const TermCards = ({ terms }: Props) => (
  <div className="terms">
    {terms.map((term) => (
      <article className="card stack tight" key={term.slug} id={term.slug}>
        <h3>
          <a href={termPath(term.slug)} lang={term.latin ? "la" : undefined}>
            {term.term}
          </a>
        </h3>
        <Definition term={term} />
        <details>
          <summary className="tap fold">
            {`Sources, ${lowerFirst(viewLabel(term.sample))} and why it matters`}
          </summary>
          <MoreMeanings term={term} />
        </details>
      </article>
    ))}
  </div>
);

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
