// What the Studio in the browser and its server in `npm run dev` say to each other, in JSON.

/** What a field holds, and so how it is edited. */
export type Shape =
  | { kind: "text"; isLong: boolean; input: "text" | "url" | "email"; most?: number }
  | { kind: "number" | "yesNo" | "json" }
  | { kind: "day" | "moment" }
  | { kind: "choice"; options: string[] }
  | { kind: "choices"; options: string[] }
  | { kind: "list"; item: Shape; length?: number }
  | { kind: "object"; fields: FormField[] };

/** A field of a form, as its schema tells the creator of it. */
export type FormField = Shape & {
  key: string;
  title: string;
  description: string;
  /** A right value, as one would type it. */
  example: string;
  /** Whether an entry cannot do without it. */
  isNeeded: boolean;
};

export type Fields = Record<string, unknown>;
export type Path = (string | number)[];

/** Something wrong, in the words of `npm run check:content`. */
export interface Fault {
  /** The keys of the field; `["words"]` for the text below the fields, empty for the file as a whole. */
  path: Path;
  text: string;
}

/** A file that can be edited, such as `videos/4` or `site`. */
export interface FileSummary {
  at: string;
  title: string;
  isDraft: boolean;
  isSample: boolean;
  /** How many things are wrong with it. */
  faults: number;
}

export interface CollectionSummary {
  name: string;
  /** What one entry is called. */
  one: string;
  /** Whether entries can be added and removed. */
  isOpen: boolean;
  entries: FileSummary[];
}

export interface Overview {
  groups: { title: string; collections: CollectionSummary[] }[];
  settings: FileSummary[];
  /** Faults that belong to no file in the lists, such as a picture that cannot be read. */
  strays: string[];
}

/** A file as it is edited. */
export interface OpenFile {
  at: string;
  /** Its path in the repository. */
  file: string;
  one: string;
  /** Whether it can be copied and removed. */
  isOpen: boolean;
  form: FormField[];
  fields: Fields;
  /** The text below the fields; nothing where a file of this kind has none. */
  words?: string;
  /** What the file held when it was read; empty for a new one. */
  base: string;
  /** Why a form cannot show it: its notation is broken. */
  broken?: string[];
  /** Where the site shows it, and nothing where it shows it nowhere. */
  preview?: string;
  /** The names of the files in `content/pictures`. */
  pictures: string[];
}

/** What the creator has typed. */
export interface Edit {
  at: string;
  fields: Fields;
  words?: string;
  base: string;
}

export interface Checked {
  /** What is wrong with this file. */
  faults: Fault[];
  /** What the change would break in others, each in one line. */
  elsewhere: string[];
}
