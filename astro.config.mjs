import { satteri } from "@astrojs/markdown-satteri";
import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import { defineConfig } from "astro/config";
import {
  afterBuild,
  aliasSitemap,
  drawLinkPreviews,
  moveTemplates,
} from "./src/build/after-build.ts";
import { cspHash } from "./src/build/csp-hash.ts";
import { inlineScript } from "./src/build/inline-script.ts";
import { islandManifest } from "./src/build/island-manifest.ts";
import { prunePolicies } from "./src/build/prune-policy.ts";
import { skipDamagedPictures } from "./src/build/skip-damaged-pictures.ts";
import { unbrokenText } from "./src/build/unbroken-text.ts";
import { publishedEntries } from "./src/collections/files/published-content.ts";
import { linkAddress } from "./src/collections/page-address.ts";
import { site } from "./src/collections/queries/site.ts";

const pagesOf = async (collection) => {
  const entries = await publishedEntries(`content/${collection}`, collection);
  return entries.map(({ name, fields }) => site.url + linkAddress(collection, name, fields));
};

/** The pages that functions serve, which the sitemap does not find in the build. */
const servedPages = async () => [
  `${site.url}/search`,
  `${site.url}/discussions`,
  ...(await pagesOf("discussions")),
  ...(site.features.comments ? await pagesOf("videos") : []),
  ...(site.features.comments ? await pagesOf("evidence") : []),
];

const isListed = (page) =>
  !/\/(templates\/|own$|desk$)/.test(page) && (site.features.blog || !/\/blog\//.test(page));

/** Adds the directive `client:interaction`, which hydrates an island when the visitor first interacts with it. */
const clientInteraction = {
  name: "client-interaction",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) =>
      addClientDirective({
        name: "interaction",
        entrypoint: "./src/build/client-interaction.ts",
      }),
  },
};

const { MAIL_URL, MAIL_FROM } = process.env;

export default defineConfig({
  site: site.url,
  trailingSlash: "never",
  compressHTML: true,
  // Shiki writes style attributes, which the policy blocks, and there is no code to highlight.
  markdown: { syntaxHighlight: false, processor: satteri({ hastPlugins: [unbrokenText] }) },
  devToolbar: { enabled: false },
  // Render the next pages while one is being written.
  build: { format: "file", inlineStylesheets: "always", concurrency: 4 },
  // Islands load on interaction, so preloading their imports costs more than it saves.
  vite: {
    build: {
      modulePreload: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }],
          },
        },
      },
    },
    plugins: [skipDamagedPictures(), islandManifest()],
    // Forms offer mails only if the site can send them.
    define: { "import.meta.env.SENDS_MAIL": JSON.stringify(Boolean(MAIL_URL && MAIL_FROM)) },
  },
  integrations: [
    react(),
    mdx(),
    clientInteraction,
    prunePolicies(),
    ...(site.launched
      ? [sitemap({ filter: isListed, customPages: await servedPages() }), afterBuild(aliasSitemap)]
      : []),
    afterBuild(drawLinkPreviews, moveTemplates),
  ],
  // Generates the schemas that editors need to check frontmatter.
  experimental: { contentIntellisense: true },
  security: {
    csp: {
      scriptDirective: {
        hashes: ["before-paint", "mark-linked-panel"].map(inlineScript).map(cspHash),
      },
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "img-src 'self' data:",
      ],
    },
  },
});
