// SVG paths that several drawings share.

/** The ticks of the logo, in a view box of 48 by 48. */
export const markTicks = "M24 3.5v4M24 40.5v4M3.5 24h4M40.5 24h4";

/** The thread of the logo, which is also the first letter of the name. */
export const markThread = "M14.5 33.5c0-11 .6-19 4.1-19 4.3 0 6.3 19 10.7 19 3.5 0 4.2-8 4.2-19";

/** The icon of a link to another site, in a view box of 24 by 24. */
export const leadsOut =
  "M13.5 4.5h6v6M19.5 4.5l-9 9M17 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h4";

/** The thread under the microscope, within 200 units of the origin. */
export const slideThread = "M-150 34C-104-28-66 74-18 18S64-84 112-26 146 66 170 44";
