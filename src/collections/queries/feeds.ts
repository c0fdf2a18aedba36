import { getImage } from "astro:assets";
import {
  asHtml,
  type FeedChannel,
  type FeedEntry,
  type FeedLink,
  feedLength,
} from "../../lib/atom-feed.ts";
import { creatorViewLabel } from "../../lib/creator-view.ts";
import { discussionsFeedPath } from "../../lib/discussions-url.ts";
import { interviewPath, mediaPath, postPath } from "../../lib/entry-paths.ts";
import { plainText } from "../../lib/formatted-text.ts";
import type { PostNode } from "../files/post-text.ts";
import type { Route } from "../schemas/pages.ts";
import { posts } from "./blog.ts";
import { latestFirst, withoutExamples } from "./entries.ts";
import { media } from "./media.ts";
import { pageAt } from "./pages.ts";
import { pictureAt } from "./pictures.ts";
import { podcasts } from "./podcasts.ts";
import { site } from "./site.ts";

export type BuiltFeed = FeedChannel & { entries: FeedEntry[] };

const feedOf = (page: Route, entries: FeedEntry[]): BuiltFeed => ({
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
    summary: `${creatorViewLabel}: ${plainText(description)}`,
  })),
);

export const interviewFeed = feedOf(
  "/podcasts",
  withoutExamples(podcasts).map(({ id, title, host, duration, description, date, updated }) => ({
    title,
    path: interviewPath(id),
    ...dates(date, updated),
    summary: `With ${host}, ${duration}. Not verified. ${description}`,
  })),
);

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

export const feeds = [mediaFeed, interviewFeed, ...(blogFeed ? [blogFeed] : [])];

/** Renders a post for feed readers, with absolute addresses. @param path of its page */
async function postHtml(nodes: PostNode[], path: string): Promise<string> {
  const parts = nodes.map(async (node) => {
    if (typeof node === "string") return asHtml(node);
    const { tag, children } = node;
    const { href, src, ...others } = node.attributes;
    const attributes = Object.entries({
      ...others,
      ...(href && { href: new URL(href, site.url + path).href }),
      ...(src && { src: await pictureAddress(src) }),
    });
    const written = attributes.map(
      ([name, text]) => ` ${name}="${asHtml(text).replace(/"/g, "&quot;")}"`,
    );
    const start = `<${tag}${written.join("")}>`;
    return /^(br|hr|img)$/.test(tag) ? start : `${start}${await postHtml(children, path)}</${tag}>`;
  });
  return (await Promise.all(parts)).join("");
}

async function pictureAddress(path: string): Promise<string> {
  const picture = pictureAt(path);
  const { src } = await getImage({ src: picture, width: Math.min(704, picture.width) });
  return site.url + src;
}
