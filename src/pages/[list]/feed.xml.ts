import type { APIRoute, GetStaticPaths } from "astro";
import { type BuiltFeed, feeds } from "../../collections/queries/pages/feeds.ts";
import { site } from "../../collections/queries/pages/site.ts";
import { atomFeed } from "../../lib/call/atom-feed.ts";

export const getStaticPaths = (() =>
  feeds.map((feed) => ({
    params: { list: feed.page.slice(1) },
    props: { feed },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ feed: BuiltFeed }> = ({ props: { feed } }) =>
  new Response(atomFeed(site, feed, feed.entries), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
