/** The heading for a collection, such as `Social tabs` for `social-tabs`. */
export const headingOf = (collection: string): string =>
  collection.charAt(0).toUpperCase() + collection.slice(1).replaceAll("-", " ");
