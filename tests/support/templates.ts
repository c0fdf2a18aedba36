import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { SearchDocument } from "../../src/collections/schemas/search-document.ts";
import { discussionCategories } from "../../src/lib/discussion-categories.ts";

/** A minimal built page with all placeholders. */
const template = `<!DOCTYPE html><html lang="en"><head><title>__PAGE_TITLE__ | NTKOC</title>
<meta name="description" content="__PAGE_DESCRIPTION__">
<!--listed--><meta name="robots" content="index, follow">
<link rel="canonical" href="https://site.test/discussions/__DISCUSSION_ID__"><!--/listed-->
<!--feed--><link rel="alternate" type="application/atom+xml" title="__PAGE_TITLE__ | NTKOC" href="/discussions/__DISCUSSION_ID__/feed.xml"><!--/feed-->
</head><body><main>
<astro-island props="{&quot;served&quot;:[0,&quot;__THREAD__&quot;]}"><!--thread--></astro-island></main></body></html>`;

/** The same for a page of one task. */
const plain = `<!DOCTYPE html><html lang="en"><head><title>__PAGE_TITLE__ | NTKOC</title>
<meta name="description" content="__PAGE_DESCRIPTION__"><meta name="robots" content="noindex">
</head><body><main><div><!--content--></div>
<astro-island props="{&quot;saved&quot;:[0,&quot;__PRIVATE_LINK__&quot;],&quot;gone&quot;:[0,&quot;__GONE_LINK__&quot;]}"></astro-island></main></body></html>`;

/** The page of a video (1 to 32) or a photograph (101 to 104); undefined for other names. */
function watchPage(name: string): string | undefined {
  const [, type, id = 0] = /^(video|media)\/media\/(\d+)$/.exec(name) ?? [];
  const isVideo = type === "video" && Number(id) <= 32;
  const isPhotograph = type === "media" && Number(id) >= 101 && Number(id) <= 104;
  if (!isVideo && !isPhotograph) return undefined;
  return `<!DOCTYPE html><html lang="en"><head>
<title>Watch ${id} | NTKOC</title></head><body><main>
<astro-island props="{&quot;served&quot;:[0,&quot;__THREAD__&quot;]}"><!--thread--></astro-island>
</main></body></html>`;
}

const desk = `<!DOCTYPE html><title>Moderators’ page</title><meta name="robots" content="noindex">
<main><astro-island props="{&quot;served&quot;:[0,&quot;__DESK__&quot;]}"><!--desk--></astro-island></main>`;

const boards = {
  "discussions-coming-soon": `<title>Coming soon</title><main>
<!--all-->All<!--/all-->${discussionCategories.map(({ id, name }) => `<!--${id}-->${name}<!--/${id}-->`).join("")}</main>`,
  discussions: `<title>Board</title><main><!--categories--><!--read-first-->
<!--start--><form action="/api/discussions"><input name="formToken" value="__FORM_TOKEN__"></form><!--/start--><!--list--></main>`,
};

const search = `<title>Search</title><!--listed--><meta name="robots" content="index, follow"><!--/listed-->
<main><input id="query" name="q" value="__QUERY__"><p role="status">__STATUS__</p>
<!--results--><!--start-->Try one of these<!--/start--><!--discussions--></main>`;

/** The site's index: a term, a supplement, and more results than one step for "video". */
const documents: SearchDocument[] = [
  {
    kind: "Glossary term",
    title: "Pruritus",
    path: "/glossary/pruritus",
    text: "The medical word for itch.",
    view: "NTKOC asks about lichen.",
    sample: true,
  },
  {
    kind: "Supplement",
    title: "Salt",
    path: "/treating-parasites#salt",
    text: "Warning: Do not take this amount.\nNever give it to children.",
  },
  ...Array.from({ length: 45 }, (_, at) => ({
    kind: "Video",
    title: `Video ${at}`,
    path: `/media/${at}`,
    text: "",
    view: "The creator’s own view.",
  })),
];

const templates: Partial<Record<string, string>> = {
  discussion: template,
  plain,
  "not-found": "<!DOCTYPE html><title>Page not found</title><main>404 Page Not Found</main>",
  ...boards,
  search,
  desk,
  "/search-index.json": JSON.stringify(documents),
};

/** Serves the templates as the development server does. */
export async function serveTemplates() {
  const server = createServer((request, response) => {
    const name = request.url?.replace("/templates/", "") ?? "";
    const built = templates[name] ?? watchPage(name);
    response.writeHead(built ? 200 : 404).end(built);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
