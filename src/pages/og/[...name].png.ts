import { readFile } from "node:fs/promises";
import type { APIRoute, GetStaticPaths } from "astro";
import { type CollectionName, collectionNames } from "../../collections/collections.ts";
import { entryTitle } from "../../collections/entry-title.ts";
import { linkAddress } from "../../collections/page-address.ts";
import { type Entry, entries } from "../../collections/queries/entries.ts";
import { pages, previewName } from "../../collections/queries/pages/pages.ts";
import { site } from "../../collections/queries/pages/site.ts";
import { pictureOf } from "../../collections/queries/pictures.ts";
import { type SocialCard, socialCard } from "../../subjects/site/social-card.ts";
import type { Drawing } from "../../ui/drawings/drawings.ts";
import { drawingOf } from "../../ui/drawings/page-drawings.ts";

/** The kinds of pages and entries that make no claims, or not only the creator's. */
const kinds: Record<string, SocialCard["kind"]> = {
  "/do-i-need-a-doctor": "care",
  "/glossary": "term",
  "/discussions": "board",
  "/about/this-site": "plain",
  "/contact": "plain",
  "/literature": "plain",
  "/privacy": "plain",
  "/search": "plain",
  "/store": "plain",
  "/support": "plain",
};

/** The card of a page, or of an entry, whose address is below its page. */
const cardOf = (path: string, title: string, page: string, drawing?: Drawing) => ({
  path,
  card: {
    title,
    kind: kinds[page] ?? "claim",
    drawing: drawing ?? drawingOf(page.slice(1).replace("/", "-")),
  } satisfies SocialCard,
});

function posterOf(name: CollectionName, entry: Entry<CollectionName>): Drawing | undefined {
  if (name !== "videos" && name !== "evidence" && name !== "podcasts") return undefined;
  return pictureOf(name, entry as Entry<typeof name>).poster ?? "notebook";
}

/** The cards of the entries that have a page. The pages of discussions use the card of their list. */
const cardsOf = async (name: CollectionName) =>
  (await entries(name)).flatMap((entry) => {
    const path = linkAddress(name, entry.slug, entry);
    if (!path || path.includes("#") || name === "discussions") return [];
    const page = path.slice(0, path.lastIndexOf("/"));
    return cardOf(path, entryTitle(entry) ?? entry.slug, page, posterOf(name, entry));
  });

export const getStaticPaths = (async () => {
  const ofPages = Object.entries(pages).map(([path, { title }]) => cardOf(path, title, path));
  const ofEntries = await Promise.all(collectionNames.map(cardsOf));
  return [...ofPages, ...ofEntries.flat()].map(({ path, card }) => ({
    params: { name: previewName(path) },
    props: { card },
  }));
}) satisfies GetStaticPaths;

/** The picture that other sites and apps show with a link to a page. */
export const GET: APIRoute<{ card: SocialCard }> = async ({ props: { card } }) =>
  new Response(await readFile(await socialCard(card, site.name)), {
    headers: { "Content-Type": "image/png" },
  });
