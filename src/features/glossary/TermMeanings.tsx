import { viewLabel } from "../../lib/creator-view.ts";
import { sourcesChecked } from "../../lib/sources-checked.ts";
import { splitAtWords } from "../../lib/text-search.ts";
import { KeptText } from "../../ui/KeptText.tsx";
import { OutboundLink } from "../../ui/OutboundLink.tsx";
import { Marked } from "../search/Marked.tsx";
import type { GlossaryTerm } from "./glossary-search.ts";

interface Props {
  term: Omit<GlossaryTerm, "slug" | "term" | "category">;
  /** The words to mark in a search result. */
  words?: ReadonlySet<string> | undefined;
}

/** The definition of a term, the creator's view and why it matters. */
export const TermMeanings = ({ term, words }: Props) => (
  <dl className="meanings">
    <div className="definition">
      <dt>Clinical definition</dt>
      <dd>
        <TermText text={term.clinicalDefinition} words={words} />
      </dd>
      {term.sources.map(({ title, publisher, url }) => (
        <dd key={url} className="source">
          Source:{" "}
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
      <dt>{viewLabel(term.sample)}</dt>
      <dd>
        <TermText text={term.ntkocDefinition} words={words} />
      </dd>
    </div>
    <div className="why">
      <dt>Why it matters</dt>
      <dd>
        <TermText text={term.whyItMatters} words={words} />
      </dd>
    </div>
  </dl>
);

interface TextProps {
  text: string;
  words: ReadonlySet<string> | undefined;
}

/** A text of a term, with the search words marked. */
export const TermText = ({ text, words }: TextProps) =>
  words ? <Marked pieces={splitAtWords(text, words)} /> : <KeptText text={text} />;
