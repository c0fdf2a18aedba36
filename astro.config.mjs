import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import { defineConfig, fontProviders } from "astro/config";
import { site } from "./src/data/site.ts";
import { buildOutput } from "./src/integrations/build-output.ts";
import { touch } from "./src/integrations/touch/index.ts";
import { readDiscussionFiles } from "./src/server/discussion-files.ts";

/** Discussions have addresses of their own, though no page of them is built. */
const discussions = await readDiscussionFiles();
const customPages = discussions.map(({ id }) => `${site.url}/discussions/${id}`);

export default defineConfig({
  site: site.url,
  trailingSlash: "never",
  compressHTML: true,
  // Shiki writes style attributes, which the policy stops, and there is no code to colour.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  build: { format: "file", inlineStylesheets: "always" },
  integrations: [
    react(),
    mdx(),
    sitemap({ filter: (page) => !page.includes("/shells/"), customPages }),
    touch(),
    buildOutput(),
  ],
  fonts: [
    {
      provider: fontProviders.local(),
      name: "Brygada",
      cssVariable: "--brygada",
      fallbacks: ["Georgia", "serif"],
      options: {
        variants: [
          {
            weight: "400 700",
            style: "normal",
            display: "swap",
            src: ["./src/assets/fonts/brygada-1918-latin.woff2"],
          },
        ],
      },
    },
  ],
  security: {
    csp: {
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
