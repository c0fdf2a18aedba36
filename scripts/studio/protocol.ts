// The JSON messages between the Studio in the browser and its server in `npm run dev`.

/** The type of a field, which decides how it is edited. */
export type Shape =
  | { kind: "text"; isLong: boolean; input: "text" | "url" | "email"; most?: number }
  | { kind: "number" | "yesNo" | "json" }
  | { kind: "day" | "moment" }
  | { kind: "choice"; options: string[] }
  | { kind: "choices"; options: string[] }
  | { kind: "list"; item: Shape; length?: number }
  | { kind: "object"; fields: FormField[] };

/** A field of a form, with the texts that its schema has for the creator. */
export type FormField = Shape & {
  key: string;
  title: string;
  description: string;
  /** A valid value, as the creator would type it. */
  example: string;
  /** True if the field is required. */
  isNeeded: boolean;
};

export type Fields = Record<string, unknown>;
export type Path = (string | number)[];

/** An error in a field, with the text that `npm run check:content` prints. */
export interface FieldError {
  /** The keys of the field; `["body"]` for the text below the fields, empty for the file as a whole. */
  path: Path;
  text: string;
}

/** A file that can be edited, such as `videos/4` or `site`. */
export interface FileSummary {
  at: string;
  title: string;
  isDraft: boolean;
  isSample: boolean;
  /** The number of errors in it. */
  errorCount: number;
}

export interface CollectionSummary {
  name: string;
  /** What one entry is called. */
  one: string;
  /** True if entries can be added and removed. */
  isOpen: boolean;
  entries: FileSummary[];
}

export interface Overview {
  groups: { title: string; collections: CollectionSummary[] }[];
  settings: FileSummary[];
  /** FieldErrors that belong to no file in the lists, such as a picture that cannot be read. */
  strays: string[];
}

/** A file as it is edited. */
export interface OpenFile {
  at: string;
  /** Its path in the repository. */
  file: string;
  one: string;
  /** True if it can be copied and removed. */
  isOpen: boolean;
  form: FormField[];
  fields: Fields;
  /** The Markdown text below the fields; undefined for JSON files. */
  body?: string;
  /** The hash of the file when it was read; empty for a new one. */
  base: string;
  /** The syntax errors because of which a form cannot show it. */
  broken?: string[];
  /** The address at which the site shows it; undefined if no page shows it. */
  preview?: string;
  /** The names of the files in `content/pictures`. */
  pictures: string[];
}

/** The content that the creator has typed. */
export interface Edit {
  at: string;
  fields: Fields;
  body?: string;
  base: string;
}

export interface Checked {
  /** Errors in this file. */
  fieldErrors: FieldError[];
  /** Errors that the change would cause in other files, one line each. */
  elsewhere: string[];
}

/** The titles of the files directly in `content/`. */
export const settingsTitles: Record<string, string> = {
  site: "Settings of the site",
  pages: "Titles and descriptions of pages",
  retired: "Retired numbers and names",
};
