import type { ReactNode } from "react";
import { termPath } from "../../lib/entry-paths.ts";
import { Icon } from "../../ui/Icon.tsx";
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
        <header>
          <h3>
            <a href={termPath(term.slug)} lang={term.latin ? "la" : undefined}>
              <KeptText text={term.term} />
            </a>
          </h3>
          <p className="badge">{label}</p>
        </header>
        <TermMeanings term={term} fold={fold} />
      </article>
    ))}
  </div>
);

/** A link to the card opens it (`src/ui/tabs/url-hash.ts`). */
const fold = (label: string, rest: ReactNode) => (
  <details>
    <summary className="tap fold">
      {`Sources, ${label.charAt(0).toLowerCase()}${label.slice(1)} and why it matters`}
      <Icon name="chevron" size={20} />
    </summary>
    {rest}
  </details>
);
