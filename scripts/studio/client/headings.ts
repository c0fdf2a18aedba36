/** The name of a collection as a heading: `social-tabs` is Social tabs. */
export const headingOf = (collection: string): string =>
  collection.charAt(0).toUpperCase() + collection.slice(1).replaceAll("-", " ");
