export interface SearchDocument {
  /** Shown, such as "Glossary term". */
  kind: string;
  title: string;
  path: string;
  /** Lines that make sense alone. The first is always shown. For a treatment, each is a warning. */
  text: string;
  /** The creator's view, in lines. Shown with its label, and only if it matches or there is no text. */
  view?: string | undefined;
  /** Searched, but never shown. */
  more?: string | undefined;
  /** If an example has both a text and a view, only the view is an example. */
  sample?: true | undefined;
}
