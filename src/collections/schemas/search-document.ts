/** An entry of `/search-index.json`. */
export interface SearchDocument {
  /** Shown, such as "Glossary term". */
  kind: string;
  title: string;
  path: string;
  /** Lines that make sense alone. The first is always shown. For a treatment, each line is a warning. */
  text: string;
  /** The creator's view, in lines. It is shown with its label, and only if it matches or there is no text. */
  view?: string | undefined;
  /** Searched, but never shown. */
  more?: string | undefined;
  /** True for an example. If it has both a text and a view, only the view is one. */
  sample?: true | undefined;
}
