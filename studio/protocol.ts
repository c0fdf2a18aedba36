import type { LaunchList, LaunchTask } from "../src/collections/check/launch-list.ts";

export interface ChangedField {
  title: string;
  before: string;
  after: string;
}

export interface Option {
  value: string;
  label: string;
}

export type Shape =
  | { kind: "text"; isLong: boolean; input: "text" | "url" | "email" | "video" }
  | { kind: "number" | "yesNo" | "day" | "moment" }
  | { kind: "choice" | "choices"; options: Option[] }
  /** `terms` are those that Markdown can link to. */
  | { kind: "body"; terms: Option[] | undefined }
  | { kind: "list"; item: Shape; length?: number | undefined }
  | { kind: "object"; fields: FormField[] };

export type FormField = Shape & {
  key: string;
  title: string;
  description: string;
  example: string;
  isRequired: boolean;
};

export type Fields = Record<string, unknown>;

/** Empty for the whole file. */
export type Path = (string | number)[];

export interface FieldError {
  path: Path;
  /** Of the innermost field; empty for the whole file. */
  label: string;
  text: string;
}

/** A mistake elsewhere, or a field that needs an entry. */
export interface Reason extends FieldError {
  /** Undefined for files without a form, such as pictures. */
  at?: string;
  title: string;
}

export interface FileSummary {
  /** Such as `videos/4` or `site`. */
  at: string;
  title: string;
  isDraft: boolean;
  isSample: boolean;
  errorCount: number;
  words: string;
}

export interface CollectionSummary {
  name: string;
  one: string;
  /** True if entries can be added and deleted. */
  isOpen: boolean;
  order: "by hand" | "as on the page" | "A to Z";
  entries: FileSummary[];
}

export interface Example extends LaunchTask {
  group: string;
  canBeDraft: boolean;
}

export interface Overview {
  groups: { title: string; collections: CollectionSummary[] }[];
  settings: FileSummary[];
  launch: Omit<LaunchList, "examples"> & { examples: Example[] };
  /** Of files without a form, such as a damaged picture. */
  otherErrors: Reason[];
  exampleValues: Reason[];
  ready: FileSummary[];
}

/** The file name of a new entry, until the server chooses its number and name. */
export const unnamed = "new";

export interface Edit {
  at: string;
  /** With the main text of a Markdown file as `body`. */
  fields: Fields;
  /** A hash; empty for a new file. */
  base: string;
}

export interface OpenFile extends Edit {
  file: string;
  title: string;
  one: string;
  /** True if it can be duplicated and deleted. */
  isOpen: boolean;
  form: FormField[];
  broken?: string[];
  preview?: string | undefined;
}

export interface Checked {
  fieldErrors: FieldError[];
  elsewhere: Reason[];
}

export interface PictureSummary {
  name: string;
  /** From the first use that has one; may be empty. */
  alt: string;
  isUsed: boolean;
}

/** From the published version. */
export interface Change {
  file: string;
  /** Undefined for files without a form, such as pictures. */
  at?: string;
  one: string;
  title: string;
  status: "new" | "changed" | "removed";
  /** Undefined for settings and pictures. */
  page?: string | undefined;
  /** The title of the page, or of the group that the file belongs to. */
  group: string;
  fields: ChangedField[];
  /** The id in git. */
  published: string | null;
}

export interface Problem {
  text: string;
  details?: string[];
  reasons?: Reason[];
  isLate?: boolean;
  /** "Before" is the version of someone else. */
  conflicts?: Change[];
}

export interface ChangeList {
  changes: Change[];
  problem?: Problem;
}

export interface Publication {
  step: "checking" | "saving" | "sending" | "building" | "live";
  site: string;
  problem?: Problem;
  liveSince?: string;
}

export interface Publish {
  id: string;
  date: string;
  title: string;
}

/** The version to keep, by file. */
export type Choices = Record<string, "mine" | "theirs">;

export interface EarlierVersion {
  id: string;
  date: string;
  isCurrent: boolean;
  fields: ChangedField[];
}
