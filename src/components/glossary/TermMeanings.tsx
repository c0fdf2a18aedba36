import { creatorViewLabel } from "../../lib/creator-view.ts";
import { formatDate } from "../../lib/format-date.ts";
import type { GlossaryTerm } from "../../lib/glossary-search.ts";
import { splitAtWords } from "../../lib/text-search.ts";
import { Marked } from "../search/Marked.tsx";
import { ExampleLabel } from "../ui/ExampleLabel.tsx";
import { OutboundLink } from "../ui/OutboundLink.tsx";

interface Props {
  term: Omit<GlossaryTerm, "slug" | "term" | "category">;
  /** The words to mark in the result of a search. */
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
      {term.sources.map(({ title, publisher, url, lookedUp }) => (
        <dd key={url} className="source">
          Source:{" "}
          <OutboundLink href={url} icon={false}>
            {`${title}, ${publisher}`}
          </OutboundLink>{" "}
          {lookedUp ? `(looked up on ${formatDate(lookedUp)})` : "(not yet checked)"}
        </dd>
      ))}
      {term.sources.length === 0 && <dd className="source">No reliable source was found.</dd>}
    </div>
    <div className="creator-view">
      <dt>
        {creatorViewLabel} {term.sample && <ExampleLabel />}
      </dt>
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

/** A text of a term, with the words of a search marked. */
export const TermText = ({ text, words }: TextProps) =>
  words ? <Marked pieces={splitAtWords(text, words)} /> : text;
