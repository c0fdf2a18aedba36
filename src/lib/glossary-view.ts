/** What the site calls its own view. */
export const viewLabel = (siteName: string): string => `${siteName}’s view`;

/** A view without the opening that its label says already; everything else stays word for word. */
export function underLabel(view: string, label: string): string {
  const opening = new RegExp(`^${RegExp.escape(label).replace("’", "[’']")}: `);
  const rest = view.replace(opening, "");
  return rest === view ? view : rest.charAt(0).toUpperCase() + rest.slice(1);
}
