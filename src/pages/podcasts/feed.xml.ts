import type { APIRoute } from "astro";
import { interviewFeed } from "../../collections/queries/interview-feed.ts";
import { pageAt } from "../../collections/queries/pages.ts";
import { podcasts } from "../../collections/queries/podcasts.ts";
import { site } from "../../collections/queries/site.ts";
import { withoutExamples } from "../../collections/queries/sort-and-filter.ts";

const { title, description } = pageAt("/podcasts");

export const GET: APIRoute = async () => {
  const feed = await interviewFeed(
    {
      title: `${title} | ${site.name}`,
      description,
      page: `${site.url}/podcasts`,
      feed: `${site.url}/podcasts/feed.xml`,
    },
    withoutExamples(podcasts),
  );
  return new Response(feed, { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
};
