import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { site } from "../../../collections/queries/pages/site.ts";
import { HelpList } from "./HelpLines.tsx";
import { pageHelp } from "./page-help.ts";

/** The help lines of the site, for pages. */
export const siteHelp = pageHelp(site.help);

/** The list of help lines in the footer as HTML, rendered once instead of on every page. */
export const siteHelpLines = renderToStaticMarkup(createElement(HelpList, { help: siteHelp }));
