import { mediaPath } from "../../lib/entry-paths.ts";
import { relatedTerms } from "../../lib/related-terms.ts";
import { createMentionFinder } from "../../lib/term-mentions.ts";
import { glossaryTabs, terms } from "./glossary.ts";
import { media } from "./media.ts";
import { treatmentTabs } from "./treatment.ts";

/** A link to an entry that mentions a term. */
export interface Mention {
  href: string;
  title: string;
  /** The kind of entry, such as "Video" or the tab of the treatment page. */
  kind: string;
  sample: boolean;
}

const termsIn = createMentionFinder(terms);

/** Groups mentions by the term that their texts mention. */
function byTerm(all: { mention: Mention; texts: (string | undefined)[] }[]) {
  const found = new Map<string, Mention[]>();
  for (const { mention, texts } of all)
    for (const slug of termsIn(texts.join("\n"))) {
      const list = found.get(slug);
      if (list) list.push(mention);
      else found.set(slug, [mention]);
    }
  return found;
}

const inMedia = byTerm(
  media.map(({ id, title, description, url, sample }) => ({
    mention: { href: mediaPath(id), title, kind: url ? "Video" : "Photograph", sample },
    texts: [title, description],
  })),
);

const inTreatment = byTerm(
  treatmentTabs.flatMap(({ label, cards }) =>
    cards.map(({ slug, title, sample, ...card }) => ({
      mention: { href: `/treating-parasites#${slug}`, title, kind: label, sample },
      texts: [
        ...[title, card.description, card.benefits].flat(),
        ...[card.commonUses, card.considerations].flat(),
      ],
    })),
  ),
);

const related = relatedTerms(terms);

/** The terms, each with what its page links to. */
export const termPages = glossaryTabs.flatMap(({ slug: category, label, terms }) =>
  terms.map((term) => ({
    term,
    category: { slug: category, label },
    related: related.get(term.slug) ?? [],
    media: inMedia.get(term.slug) ?? [],
    cards: inTreatment.get(term.slug) ?? [],
  })),
);
