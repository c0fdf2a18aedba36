import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { site } from "../../collections/queries/site.ts";
import { HelpList } from "./HelpLines.tsx";

/** The list of help lines in the footer as HTML, rendered once instead of on every page. */
export const siteHelpLines = renderToStaticMarkup(createElement(HelpList, { help: site.help }));
