import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { site } from "../../../collections/queries/pages/site.ts";
import { HelpSheet } from "../HelpSheet.tsx";
import { pageHelp } from "./page-help.ts";

export const siteHelp = pageHelp(site.help);

/** A page can have many warnings, so they have only the listed countries. */
export const poisonHelp = {
  ...siteHelp,
  own: siteHelp.lines.map((country) => ({ ...country, crisis: [] })),
};

/** Rendered once instead of on every page. */
export const siteHelpSheet = renderToStaticMarkup(
  createElement(HelpSheet, { own: siteHelp, elsewhere: siteHelp.elsewhere }),
);
