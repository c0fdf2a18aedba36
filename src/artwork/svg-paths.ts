// SVG paths that several drawings share.

/** The icon of a link to another site, in a view box of 24 by 24. */
export const leadsOut =
  "M13.5 4.5h6v6M19.5 4.5l-9 9M17 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h4";
