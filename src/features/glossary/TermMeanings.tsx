import type { ReactNode } from "react";
import type { Term } from "../../collections/descriptors/glossary.ts";
import { viewLabel } from "../../lib/creator-view.ts";
import { sourcesChecked } from "../../lib/sources-checked.ts";
import { KeptText } from "../../ui/KeptText.tsx";
import { OutboundLink } from "../../ui/OutboundLink.tsx";

export type ShownTerm = Pick<
  Term,
  | "clinicalDefinition"
  | "ntkocDefinition"
  | "whyItMatters"
  | "sources"
  | "furtherReading"
  | "sample"
>;

interface Props {
  term: ShownTerm;
  /** Puts everything after the definition into a fold. */
  fold?: (label: string, rest: ReactNode) => ReactNode;
}

/** The definition of a term, its sources, the creator's view and why it matters. */
export function TermMeanings({ term, fold = (_, rest) => rest }: Props) {
  const label = viewLabel(term.sample);
  return (
    <>
      <dl className="meanings">
        <div>
          <dt>Clinical definition</dt>
          <dd>
            <KeptText text={term.clinicalDefinition} />
          </dd>
        </div>
      </dl>
      {fold(label, <More term={term} label={label} />)}
    </>
  );
}

const More = ({ term, label }: { term: ShownTerm; label: string }) => (
  <dl className="meanings">
    <div>
      <dt>Sources</dt>
      {term.sources.map(({ title, publisher, url }) => (
        <dd key={url} className="source">
          <OutboundLink href={url} icon={false}>
            {`${title}, ${publisher}`}
          </OutboundLink>
        </dd>
      ))}
      <dd className="source">
        <KeptText text={sourcesChecked(term.sources) ?? "No reliable source was found."} />
      </dd>
      {term.furtherReading?.map(({ title, url }) => (
        <dd key={url} className="source">
          Further reading:{" "}
          <OutboundLink href={url} icon={false}>
            {title}
          </OutboundLink>
        </dd>
      ))}
    </div>
    <div className="creator-view">
      <dt>{label}</dt>
      <dd>
        <KeptText text={term.ntkocDefinition} />
      </dd>
    </div>
    <div className="why">
      <dt>Why it matters</dt>
      <dd>
        <KeptText text={term.whyItMatters} />
      </dd>
    </div>
  </dl>
);
