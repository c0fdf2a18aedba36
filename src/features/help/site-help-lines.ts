import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { site } from "../../collections/queries/site.ts";
import { HelpLines } from "./HelpLines.tsx";

/** The help lines of the header and the footer as HTML, rendered once instead of twice per page. */
export const siteHelpLines = renderToStaticMarkup(createElement(HelpLines, { help: site.help }));
