import type { AstroIntegration } from "astro";
import { parseEntry } from "../content-files/parse-json.ts";

// Astro offers this hook to its own integrations; its types do not name it.
type AddDataEntryType = {
  addDataEntryType: (type: {
    extensions: string[];
    getEntryInfo: (file: { contents: string; fileUrl: URL }) => { data: unknown };
  }) => void;
};

/** Entries in `content/` may keep the comments of the template that they were copied from. */
export function forgivingJson(): AstroIntegration {
  return {
    name: "forgiving-json",
    hooks: {
      "astro:config:setup": (hooks) =>
        (hooks as unknown as AddDataEntryType).addDataEntryType({
          extensions: [".json"],
          getEntryInfo: ({ contents }) => ({ data: parseEntry(contents) }),
        }),
    },
  };
}
