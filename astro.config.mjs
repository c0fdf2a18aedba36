import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import { defineConfig, sharpImageService } from "astro/config";
import { afterBuild, aliasSitemap, moveTemplates } from "./src/build/after-build.ts";
import { cspHash, prunePolicies } from "./src/build/prune-policy.ts";
import { rememberSharedCode } from "./src/build/shared-code.ts";
import { skipDamagedPictures } from "./src/build/skip-damaged-pictures.ts";
import { readPublished } from "./src/collections/files/published-content.ts";
import { linkAddress } from "./src/collections/page-address.ts";
import { site } from "./src/collections/queries/pages/site.ts";
import { inlineScripts } from "./src/ui/page/inline-script.ts";

const pagesOf = async (collection) => {
  const entries = await readPublished("content", collection);
  return entries.map(({ name, fields }) => site.url + linkAddress(collection, name, fields));
};

/** The sitemap does not find the pages that functions serve. */
const servedPages = async () => [
  `${site.url}/search`,
  `${site.url}/discussions`,
  ...(await pagesOf("discussions")),
  ...(site.features.comments ? await pagesOf("videos") : []),
  ...(site.features.comments ? await pagesOf("evidence") : []),
];

const isListed = (page) =>
  !/\/(templates\/|own$|desk$)/.test(page) && (site.features.blog || !/\/blog\//.test(page));

const hydrateEarly = {
  name: "hydrate-early",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) =>
      addClientDirective({ name: "early", entrypoint: "./src/build/hydrate-early.ts" }),
  },
};

/** A few files instead of one for each module. Every page preloads the first two. */
const codeSplitting = {
  groups: [
    {
      name: "react",
      test: /rolldown\/runtime|vite\/preload-helper|node_modules\/(react|react-dom|scheduler|nanostores|@nanostores|@astrojs\/react)\//,
      priority: 3,
    },
    {
      name: "page",
      test: /src\/(subjects\/(site\/(menu|share|theme)|media\/player)|ui\/(islands|controls\/(copy|tabs|toasts\/(Toaster|toasts)|Icon))|lib\/(time\/format-date|browser\/(draft|modified-click)|input\/limits))/,
      priority: 2,
    },
    { name: "shared", test: /src\/(lib|ui)\//, minShareCount: 3, priority: 1 },
    // Without `PostsSection`, which the detail view shows before the code of its comments has loaded.
    {
      name: "posts",
      test: /src\/community\/(posts|forum)\/(?!threads\/PostsSection)/,
      minShareCount: 3,
      priority: 1,
    },
  ],
};

const output = {
  codeSplitting,
  // Lists that block advertisements would match names such as `Share` or `Comments`.
  entryFileNames: "_astro/[hash].js",
  chunkFileNames: "_astro/[hash].js",
};

const { MAIL_URL, MAIL_FROM } = process.env;

export default defineConfig({
  site: site.url,
  trailingSlash: "never",
  compressHTML: true,
  // Shiki writes style attributes, which the policy blocks, and there is no code to highlight.
  markdown: { syntaxHighlight: false },
  // The files are as small as with the default effort, which takes eight times as long.
  image: { service: sharpImageService({ avif: { effort: 2 } }) },
  devToolbar: { enabled: false },
  build: { format: "file", inlineStylesheets: "always", concurrency: 4 },
  vite: {
    // The pages preload what they need themselves.
    build: { modulePreload: false },
    // Under `build`, the groups would also change the styles of pages.
    environments: {
      client: {
        build: { rolldownOptions: { preserveEntrySignatures: "allow-extension", output } },
      },
    },
    plugins: [skipDamagedPictures(), rememberSharedCode()],
    define: {
      // Forms offer emails only if the site can send them.
      "import.meta.env.SENDS_MAIL": JSON.stringify(Boolean(MAIL_URL && MAIL_FROM)),
      "import.meta.env.READS_FIRST": JSON.stringify(site.moderation === "before"),
    },
  },
  integrations: [
    react(),
    mdx(),
    hydrateEarly,
    prunePolicies(),
    ...(site.launched
      ? [sitemap({ filter: isListed, customPages: await servedPages() }), afterBuild(aliasSitemap)]
      : []),
    afterBuild(moveTemplates),
  ],
  experimental: { contentIntellisense: true },
  security: {
    csp: {
      scriptDirective: { hashes: inlineScripts.map(cspHash) },
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
