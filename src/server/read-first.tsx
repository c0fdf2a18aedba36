import { renderToStaticMarkup } from "react-dom/server";
import { ReadFirst } from "../lib/form/ReadFirst.tsx";
import { holdsEverything } from "./settings.ts";

/** What a shell says beside its form of when posts are shown, as HTML. */
export const readFirst = (): string =>
  holdsEverything() ? renderToStaticMarkup(<ReadFirst />) : "";
