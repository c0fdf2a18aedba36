import type { Term } from "../../collections/descriptors/glossary.ts";
import { viewLabel } from "../../lib/text/creator-view.ts";
import { sourcesChecked } from "../../lib/time/sources-checked.ts";
import { OutboundLink } from "../../ui/controls/OutboundLink.tsx";

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
}

export const Definition = ({ term }: Props) => (
  <dl className="meanings">
    <dt>Clinical definition</dt>
    <dd>{term.clinicalDefinition}</dd>
  </dl>
);

export const MoreMeanings = ({ term }: Props) => (
  <dl className="stack loose meanings">
    <div className="creator-view">
      <dt>{viewLabel(term.sample)}</dt>
      <dd>{term.ntkocDefinition}</dd>
    </div>
    <div>
      <dt>Why it matters</dt>
      <dd>{term.whyItMatters}</dd>
    </div>
    <div>
      <dt>Sources of the definition</dt>
      {term.sources.map(({ title, publisher, url }) => (
        <dd key={url} className="source">
          <OutboundLink href={url} icon={false}>
            {`${title}, ${publisher}`}
          </OutboundLink>
        </dd>
      ))}
      <dd className="source">{sourcesChecked(term.sources) ?? "No reliable source was found."}</dd>
      {term.furtherReading?.map(({ title, url }) => (
        <dd key={url} className="source">
          Further reading:{" "}
          <OutboundLink href={url} icon={false}>
            {title}
          </OutboundLink>
        </dd>
      ))}
    </div>
  </dl>
);
