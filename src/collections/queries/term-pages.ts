import { slug as idOf } from "github-slugger";
import { mediaPath, termPath } from "../../lib/posts/entry-paths.ts";
import { textsIn } from "../files/select-entries.ts";
import { linkAddress } from "../page-address.ts";
import { createMentionFinder, relatedTerms } from "../term-mentions.ts";
import { entries } from "./entries.ts";
import { glossaryTabs, terms } from "./glossary.ts";
import { media } from "./media.ts";
import { treatmentTabs } from "./treatment.ts";

export interface TermLink {
  href: string;
  title: string;
  kind?: string;
  sample?: boolean;
}

const termsIn = createMentionFinder(terms);

const byTerm = (all: (TermLink & { texts: (string | undefined)[] })[]) =>
  Map.groupBy(
    all.flatMap(({ texts, ...link }) =>
      Array.from(termsIn(texts.join("\n")), (slug) => ({ slug, ...link })),
    ),
    ({ slug }) => slug,
  );

const inMedia = byTerm(
  media.map(({ id, title, description, url, sample }) => ({
    href: mediaPath(id),
    title,
    kind: url ? "Video" : "Photograph",
    sample,
    texts: [title, description],
  })),
);

const isSource = ([field]: PropertyKey[]) => field === "sources" || field === "furtherReading";

const inTreatment = byTerm(
  treatmentTabs.flatMap(({ label, collection, cards }) =>
    cards.map((card) => ({
      href: linkAddress(collection, card.slug, card) ?? "",
      title: card.title,
      kind: label,
      sample: card.sample,
      texts: textsIn(card).flatMap(({ path, text }) => (isSource(path) ? [] : text)),
    })),
  ),
);

const doctorPage = "do-i-need-a-doctor";
const [, ...adviceParts] = (await entries("pages"))
  .filter(({ slug }) => slug === doctorPage)
  .flatMap(({ words }) => words.split(/^##+ /m));

const inAdvice = Map.groupBy(
  adviceParts.flatMap((part) => {
    const [title = ""] = part.split("\n");
    const link = { href: `/${doctorPage}#${idOf(title)}`, title };
    const links = part.matchAll(/\(\/glossary[#/]([\w-]+)\)/g);
    return Array.from(links, ([, slug]) => ({ slug, ...link }));
  }),
  ({ slug }) => slug,
);

const related = relatedTerms(terms);

export const termPages = glossaryTabs.flatMap(({ slug: category, label, terms }) =>
  terms.map((term) => ({
    term,
    category: { slug: category, label },
    advice: inAdvice.get(term.slug) ?? [],
    related: (related.get(term.slug) ?? []).map(
      ({ slug, term: title }): TermLink => ({ href: termPath(slug), title }),
    ),
    media: inMedia.get(term.slug) ?? [],
    cards: inTreatment.get(term.slug) ?? [],
  })),
);
