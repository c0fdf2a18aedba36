import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { site } from "../../../collections/queries/pages/site.ts";
import { HelpSheet } from "../HelpSheet.tsx";
import { pageHelp } from "./page-help.ts";

/** The help lines of the site, for pages. */
export const siteHelp = pageHelp(site.help);

/** For a warning about a substance. A page can have many, so they have only the listed countries, without crisis lines. */
export const poisonHelp = {
  ...siteHelp,
  own: siteHelp.lines.map((country) => ({ ...country, crisis: [] })),
};

/** The help sheet as HTML, rendered once instead of on every page. */
export const siteHelpSheet = renderToStaticMarkup(
  createElement(HelpSheet, { own: siteHelp, elsewhere: siteHelp.elsewhere }),
);
