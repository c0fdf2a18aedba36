/** The name of a collection as a heading: `social-tabs` is Social tabs. */
export const headingOf = (collection: string): string =>
  collection.charAt(0).toUpperCase() + collection.slice(1).replaceAll("-", " ");

/** The files of `content/` itself. */
export const settingsTitles: Record<string, string> = {
  site: "Settings of the site",
  pages: "Titles and descriptions of pages",
  retired: "Retired numbers and names",
};

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
