import { slug } from "github-slugger";
import { type CollectionName, collectionNames, collections } from "../../collections.ts";
import { entryTitle } from "../../entry-title.ts";
import { plainBlogPost } from "../../files/blog-text.ts";
import { readBody } from "../../files/markdown-body.ts";
import { textsIn } from "../../files/select-entries.ts";
import { linkAddress, pageAddress } from "../../page-address.ts";
import type { SearchDocument } from "../../schemas/search-document.ts";
import { sentences } from "../../schemas/search-text.ts";
import { blogPosts } from "../blog.ts";
import { type Entry, entries } from "../entries.ts";
import { transcriptOf } from "../transcripts.ts";
import { pages } from "./pages.ts";
import { site } from "./site.ts";

/** To keep the index small for browsers. */
const example = (sample: boolean) => (sample ? { sample } : {});

async function openEntries(name: CollectionName) {
  if (name !== "blog") return entries(name);
  if (!site.features.blog) return [];
  return blogPosts.map((post) => ({ ...post, words: plainBlogPost(post.words) }));
}

async function documentsOf(name: CollectionName): Promise<SearchDocument[]> {
  const { search } = collections[name];
  if (!search) return [];
  const found = await openEntries(name);
  return found.map((entry) => ({
    ...search(entry),
    title: entryTitle(entry) ?? entry.slug,
    path: linkAddress(name, entry.slug, entry) ?? "/",
    ...example(entry.sample),
  }));
}

const ofEntries = await Promise.all(collectionNames.map(documentsOf));

const inBody = (text: string) => readBody(text, "mdx").passages.map((passage) => passage.text);

async function transcriptsOf(name: "videos" | "evidence" | "podcasts"): Promise<SearchDocument[]> {
  const recordings: Entry<typeof name>[] = await entries(name);
  return recordings.flatMap((recording) => {
    const transcript = transcriptOf(name, recording.id);
    if (!transcript) return [];
    return {
      kind: "Transcript",
      title: recording.title,
      path: linkAddress(name, recording.slug, recording) ?? "/",
      text: "",
      view: sentences(...inBody(transcript.words)),
      ...example(transcript.sample),
    };
  });
}

const transcripts = await Promise.all([
  transcriptsOf("videos"),
  transcriptsOf("evidence"),
  transcriptsOf("podcasts"),
]);

const texts = (await entries("pages")).map(
  ({ slug, introduction, lists, cards, words, sample }) => {
    const [start = "", ...sections] = words.split(/^##+ /m);
    const inFields = textsIn([introduction, lists, cards]).map(({ text }) => text);
    const starts = [...inFields, ...inBody(start)];
    return { path: pageAddress("pages", slug, {}), starts, sections, sample };
  },
);

const inSite: SearchDocument[] = Object.entries(pages).flatMap(([path, page]) => {
  const own = texts.filter((text) => text.path === path);
  const sections = own.flatMap(({ sections, sample }) =>
    sections.map((section) => {
      const [heading = "", ...rest] = section.split("\n");
      const title = `${heading} – ${page.title}`;
      const text = sentences(...inBody(rest.join("\n")));
      return { kind: "Page", title, path: `${path}#${slug(heading)}`, text, ...example(sample) };
    }),
  );
  const text = sentences(page.description, ...own.flatMap(({ starts }) => starts));
  const whole = { kind: "Page", title: page.title, path, text, more: page.keywords.join("\n") };
  return [whole, ...sections];
});

export const searchDocuments: SearchDocument[] = [
  ...ofEntries.flat(),
  ...transcripts.flat(),
  ...inSite.filter(({ path }) => path !== "/search"),
];
