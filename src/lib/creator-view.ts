export const viewLabel = (siteName: string): string => `${siteName}’s view`;

/** Removes the start of a view that repeats its label. */
export function underLabel(view: string, label: string): string {
  const opening = new RegExp(`^${RegExp.escape(label).replace("’", "[’']")}: `);
  const rest = view.replace(opening, "");
  return rest === view ? view : rest.charAt(0).toUpperCase() + rest.slice(1);
}
