import { slug } from "github-slugger";
import { interviewPath, mediaPath, postPath, termPath } from "../../lib/entry-paths.ts";
import { plainText } from "../../lib/formatted-text.ts";
import { withoutLinks } from "../../lib/inline-links.ts";
import type { SearchDocument } from "../../lib/site-search.ts";
import { readBody } from "../files/markdown-body.ts";
import { plainPost } from "../files/post-text.ts";
import { pageAddress } from "../page-address.ts";
import { posts } from "./blog.ts";
import { entries } from "./entries.ts";
import { terms } from "./glossary.ts";
import { media } from "./media.ts";
import { pages } from "./pages.ts";
import { podcasts } from "./podcasts.ts";
import { site } from "./site.ts";
import { transcriptOf } from "./transcripts.ts";
import { fasting, frequencies, medications, practices, supplements } from "./treatment.ts";

type Texts = readonly string[];

const plain = (texts: Texts) => texts.map(withoutLinks).join("\n");

/** One sentence on each line; long sentences, as in automatic captions, on several. */
const sentences = (...texts: Texts): string =>
  plain(texts)
    .split(/\n|(?<=[.!?]”?) (?=\S)/)
    .flatMap((line) => line.match(/.{1,240}(?:\s|$)|.{240}/g) ?? [])
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");

const inBody = (text: string) => readBody(text, "mdx").passages.map((passage) => passage.text);

/** The text below a heading. Smaller headings end in a colon. */
const below = (lines: Texts) => inBody(lines.join("\n").replace(/^### .*$/gm, "$&:"));

/** Leaves out the fields that are empty, because the browser loads the index. */
const example = (sample: boolean) => (sample ? { sample } : {});

const glossary: SearchDocument[] = terms.map((term) => ({
  kind: "Glossary term",
  title: term.term,
  path: termPath(term.slug),
  text: sentences(term.clinicalDefinition),
  view: sentences(term.ntkocDefinition),
  more: term.whyItMatters,
  ...example(term.sample),
}));

const treatment = (slug: string) => `/treating-parasites#${slug}`;

// Only warnings are shown, so that no dose is without one. Doses are not even searched.
const warned = (considerations: Texts) => `Warning: ${plain(considerations)}`;

const cards: SearchDocument[] = [
  ...practices.map(({ slug, title, description, benefits, practices, sample }) => ({
    ...{ kind: "Practice", title, path: treatment(slug), text: sentences(description, benefits) },
    ...{ more: plain(practices), ...example(sample) },
  })),
  ...fasting.map(({ slug, title, kind, description, points, considerations, sample }) => {
    const shown = considerations ? warned(considerations) : sentences(description);
    return {
      ...{ kind: "Fasting", title, path: treatment(slug), more: plain([description, ...points]) },
      ...(kind === "view" ? { text: "", view: shown } : { text: shown }),
      ...example(sample),
    };
  }),
  ...supplements.map(({ slug, name, benefits, considerations, sample }) => ({
    ...{ kind: "Supplement", title: name, path: treatment(slug), text: warned(considerations) },
    ...{ more: plain(benefits), ...example(sample) },
  })),
  ...medications.map(({ slug, name, description, commonUses, considerations, sample }) => ({
    ...{ kind: "Medicine", title: name, path: treatment(slug), text: warned(considerations) },
    ...{ more: plain([description, ...commonUses]), ...example(sample) },
  })),
  ...frequencies.map(({ slug, title, description, sample }) => ({
    ...{ kind: "Frequencies", title, path: treatment(slug), text: sentences(description) },
    ...example(sample),
  })),
];

const recordings = [
  ...media.map(({ id, title, description, category, contentType, url, sample }) => ({
    document: {
      ...{ kind: url ? "Video" : "Photograph", title, path: mediaPath(id), text: "" },
      ...{ view: sentences(description), more: category, ...example(sample) },
    },
    transcript: transcriptOf(contentType === "video" ? "videos" : "evidence", id),
  })),
  ...podcasts.map(({ id, title, host, description, timestamps, sample }) => ({
    document: {
      ...{ kind: "Interview", title, path: interviewPath(id), text: "", more: host },
      view: sentences(description, ...timestamps.map(({ time, topic }) => `${time} ${topic}`)),
      ...example(sample),
    },
    transcript: transcriptOf("podcasts", id),
  })),
];

const transcripts = recordings.flatMap(({ document: { title, path }, transcript }) =>
  transcript
    ? {
        ...{ kind: "Transcript", title, path, text: "" },
        ...{ view: sentences(...inBody(transcript.words)), ...example(transcript.sample) },
      }
    : [],
);

const written: SearchDocument[] = [
  ...(site.features.blog ? posts : []).map(({ id, title, excerpt, words, sample }) => ({
    ...{ kind: "Blog post", title, path: postPath(id), text: "" },
    ...{ view: sentences(excerpt, plainPost(words)), ...example(sample) },
  })),
  ...(await entries("discussions")).map(({ id, title, content, sample }) => ({
    ...{ kind: "Discussion", title, path: `/discussions/${id}` },
    ...{ text: sentences(plainText(content)), ...example(sample) },
  })),
];

const texts = (await entries("pages")).map(({ slug, words, lists = [], cards = [], sample }) => ({
  path: pageAddress("pages", slug, {}),
  lists: lists.flatMap(({ title, items }) => items.map((item) => `${title} ${item}`)),
  cards: cards.flatMap(({ title, text }) => [`${title}:`, text]),
  parts: words.split(/^## /m),
  sample,
}));

const inSite: SearchDocument[] = Object.entries(pages).flatMap(([path, page]) => {
  const own = texts.filter((text) => text.path === path);
  const starts = own.flatMap(({ lists, cards, parts: [start = ""] }) => [
    ...inBody(start),
    ...lists,
    ...cards,
  ]);
  const sections = own.flatMap(({ parts: [, ...parts], sample }) =>
    parts.map((part) => {
      const [heading = "", ...rest] = part.split("\n");
      const title = `${heading} – ${page.title}`;
      const text = sentences(...below(rest));
      return { kind: "Page", title, path: `${path}#${slug(heading)}`, text, ...example(sample) };
    }),
  );
  const text = sentences(page.description, ...starts);
  const whole = { kind: "Page", title: page.title, path, text, more: page.keywords.join("\n") };
  return [whole, ...sections];
});

/** Every document of the site search, without drafts. */
export const searchDocuments: SearchDocument[] = [
  ...glossary,
  ...cards,
  ...recordings.map(({ document }) => document),
  ...transcripts,
  ...written,
  ...inSite.filter(({ path }) => path !== "/search"),
];
