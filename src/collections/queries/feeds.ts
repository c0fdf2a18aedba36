import {
  type FeedChannel,
  type FeedEntry,
  type FeedLink,
  feedLength,
} from "../../lib/atom-feed.ts";
import { discussionsFeedPath } from "../../lib/discussions-url.ts";
import { interviewPath, mediaPath, postPath } from "../../lib/entry-paths.ts";
import { plainText } from "../../lib/formatted-text.ts";
import { posts } from "./blog.ts";
import { media } from "./media.ts";
import { pageAt } from "./pages.ts";
import { podcasts } from "./podcasts.ts";
import { postHtml } from "./post-html.ts";
import { site } from "./site.ts";
import { latestFirst, withoutExamples } from "./sort-and-filter.ts";

export type BuiltFeed = FeedChannel & { entries: FeedEntry[] };

const feedOf = (page: "/media" | "/podcasts" | "/blog", entries: FeedEntry[]): BuiltFeed => ({
  title: `${pageAt(page).title} | ${site.name}`,
  description: pageAt(page).description,
  href: `${page}/feed.xml`,
  page,
  entries: entries.slice(0, feedLength),
});

/** The day of the last change: the text may have been edited before or after the publication. */
const dates = (published: string, edited = published) => ({
  published,
  updated: edited > published ? edited : published,
});

const dated = withoutExamples(media).flatMap(({ published: date, ...item }) =>
  date ? { ...item, date } : [],
);

export const mediaFeed = feedOf(
  "/media",
  latestFirst(dated).map(({ id, title, description, date, updated }) => ({
    title,
    path: mediaPath(id),
    ...dates(date, updated),
    summary: plainText(description),
  })),
);

export const interviewFeed = feedOf(
  "/podcasts",
  withoutExamples(podcasts).map(({ id, title, host, duration, description, date, updated }) => ({
    title,
    path: interviewPath(id),
    ...dates(date, updated),
    summary: `With ${host}, ${duration}. ${description}`,
  })),
);

/** Undefined until the blog is launched. */
export const blogFeed = site.features.blog
  ? feedOf(
      "/blog",
      await Promise.all(
        withoutExamples(posts)
          .slice(0, feedLength)
          .map(async ({ id, title, excerpt, createdAt, content }) => ({
            title,
            path: postPath(id),
            ...dates(createdAt),
            summary: excerpt,
            content: await postHtml(content, postPath(id)),
          })),
      ),
    )
  : undefined;

/** Rendered by a function, as are the feeds of single discussions. */
export const discussionsFeed: FeedLink = {
  title: `${pageAt("/discussions").title} | ${site.name}`,
  href: discussionsFeedPath,
};

/** Every feed that the build writes. */
export const feeds = [mediaFeed, interviewFeed, ...(blogFeed ? [blogFeed] : [])];
