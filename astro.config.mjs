import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import { defineConfig } from "astro/config";
import { site } from "./src/data/site.ts";
import { bareMarkup } from "./src/integrations/bare-markup.ts";
import { buildOutput } from "./src/integrations/build-output.ts";
import { drawnPictures } from "./src/integrations/drawn-pictures.ts";
import { forgivingJson } from "./src/integrations/forgiving-json.ts";
import { hashOf } from "./src/integrations/hash-of.ts";
import { withSmallScripts } from "./src/integrations/inline-scripts.ts";
import { merged } from "./src/integrations/one-script.ts";
import { ownHashes, policyFirst } from "./src/integrations/own-policy.ts";
import { picturedEntries } from "./src/integrations/pictured-entries.ts";
import { shortened } from "./src/integrations/short-marks.ts";
import { touch } from "./src/integrations/touch/index.ts";
import { trimPages } from "./src/integrations/trim-pages.ts";
import { early } from "./src/lib/early.ts";
import { firstPanel } from "./src/lib/first-panel.ts";
import { buildPlaces } from "./src/server/build-places.ts";
import { readDiscussions } from "./src/server/publication.ts";

/** The board and its discussions have addresses of their own, though no page of them is built. */
const discussions = await readDiscussions();
const paths = ["/discussions", ...discussions.map(({ id }) => `/discussions/${id}`)];
const customPages = paths.map((path) => site.url + path);

const { dist, cache } = buildPlaces();

export default defineConfig({
  site: site.url,
  outDir: dist,
  cacheDir: cache,
  trailingSlash: "never",
  compressHTML: true,
  // Shiki writes style attributes, which the policy stops, and there is no code to colour.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  // While one page is written the next is made.
  build: { format: "file", inlineStylesheets: "always", concurrency: 4 },
  // Islands come on touch, one file after the other at most: the code that fetches ahead costs more.
  vite: { build: { modulePreload: false } },
  integrations: [
    react(),
    mdx(),
    sitemap({ filter: (page) => !/\/(shells\/|own$|desk$)/.test(page), customPages }),
    forgivingJson(),
    drawnPictures(picturedEntries),
    touch(),
    trimPages(bareMarkup, shortened, withSmallScripts(), merged, ownHashes, policyFirst),
    buildOutput(),
  ],
  // Editors complete and check frontmatter from the schemas that this writes.
  experimental: { contentIntellisense: true },
  security: {
    csp: {
      scriptDirective: {
        hashes: [firstPanel, early].map(hashOf),
      },
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "img-src 'self' data:",
        "manifest-src 'self'",
      ],
    },
  },
});
