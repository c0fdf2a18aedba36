import { getRssString } from "@astrojs/rss";

export interface Channel {
  title: string;
  description: string;
  /** The URL of the page that lists the items. */
  page: string;
  /** The URL of the feed. */
  feed: string;
}

interface FeedItem {
  title: string;
  description: string;
  link: string;
  /** ISO 8601. */
  date: string;
  categories?: string[];
  /** HTML. */
  content?: string;
}

/** Renders an RSS 2.0 document with the items in the given order. */
export function feed(channel: Channel, items: readonly FeedItem[]): Promise<string> {
  return getRssString({
    title: plain(channel.title),
    description: asHtml(channel.description),
    site: channel.page,
    trailingSlash: false,
    xmlns: { atom: "http://www.w3.org/2005/Atom" },
    customData: `<language>en</language><atom:link href="${channel.feed}" rel="self" type="application/rss+xml"/>`,
    items: items.map(({ title, description, link, date, categories = [], content }) => ({
      title: plain(title),
      description: asHtml(description),
      link,
      pubDate: new Date(date),
      categories,
      // An empty element would use an undeclared namespace.
      ...(content && { content: plain(content) }),
    })),
  });
}

/** Escapes text, because feed readers interpret descriptions and content as HTML. */
export const asHtml = (text: string) =>
  plain(text).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** Removes control characters, which XML does not allow. */
const plain = (text: string) => text.replaceAll(/[^\P{Cc}\t\n\r]/gu, "");
