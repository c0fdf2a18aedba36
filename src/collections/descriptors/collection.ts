import type { z } from "zod";
import { field, text } from "../schemas/field.ts";
import type { Route } from "../schemas/pages.ts";
import { listed } from "../schemas/publication.ts";
import type { SearchDocument } from "../schemas/search-document.ts";

type StudioGroup =
  | "Videos, photographs and interviews"
  | "Treatment page"
  | "Glossary and literature"
  | "Blog and discussions"
  | "Page texts and channels";

export type PublishedEntry = {
  slug: string;
  /** The main text of a Markdown file. */
  words: string;
};

export type EntryOf<Schema extends z.ZodType> = z.output<Schema> & PublishedEntry;

/** As in its file, maybe with mistakes. */
export interface WrittenEntry {
  name: string;
  fields: Record<string, unknown>;
}

export type SearchText = Omit<SearchDocument, "title" | "path" | "sample">;

/** An entry without a date of publication is not in the feed. */
interface FeedText<Entry> {
  page: Route;
  entry(entry: Entry): { published: string | undefined; summary: string };
}

interface Descriptor<Schema extends z.ZodType> {
  one: string;
  ending: "json" | "md" | "mdx";
  schema: Schema;
  /** Without the fields that the page of an entry does not show. */
  schemaOf?(name: string): z.ZodType;
  canBeEmpty?: boolean;
  studioGroup: StudioGroup;
  /** The code refers to entries by name, so the Studio neither adds nor deletes any. */
  isFixed?: boolean;
  names?: readonly string[];
  hasHeadings?: boolean;
  /** The Studio previews it, and task lists name it. */
  page(entry: WrittenEntry): string;
  /** Search results and the sitemap use the first. */
  addresses?(entry: WrittenEntry): [own: string, ...others: string[]];
  search?(entry: EntryOf<Schema>): SearchText;
  feed?: FeedText<EntryOf<Schema>>;
}

interface Collection<Schema extends z.ZodType = z.ZodType> extends Descriptor<Schema> {
  search?(entry: PublishedEntry): SearchText;
  feed?: FeedText<PublishedEntry>;
}

export const collection = <Schema extends z.ZodType>(
  descriptor: Descriptor<Schema>,
): Collection<Schema> => descriptor;

interface Tabs<Own> {
  one: string;
  studioGroup: StudioGroup;
  names: readonly string[];
  path: Route;
  fields: Own;
}

/** A tab cannot be a draft, because its cards would be left out with it. */
export const tabs = <Own extends z.core.$ZodLooseShape>({ path, fields, ...own }: Tabs<Own>) =>
  collection({
    ...own,
    ending: "json",
    schema: listed({
      label: field(
        text(40),
        "The text on the tab. Small screens may show only the first word.",
        "Clinical Terms",
      ),
      ...fields,
    }).omit({ draft: true }),
    isFixed: true,
    page: ({ name }) => `${path}#${name}`,
    addresses: ({ name }) => [`${path}#${name}`],
  });
