import { getRssString } from "@astrojs/rss";

export interface Channel {
  title: string;
  description: string;
  /** The address of the page that lists what is in it. */
  page: string;
  /** The feed's own address. */
  feed: string;
}

export interface FeedItem {
  title: string;
  description: string;
  /** Its own address. */
  link: string;
  /** ISO 8601. */
  date: string;
  categories?: string[];
  /** The whole of it, as HTML. */
  content?: string;
}

/** An RSS 2.0 document, in the order in which the items are given. */
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
      // An empty one would stand under a namespace that the document does not name.
      ...(content && { content: plain(content) }),
    })),
  });
}

/** Feed readers take descriptions and contents for HTML, in which a text has to stand as text. */
export const asHtml = (text: string) =>
  plain(text).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** Without the control characters that text copied from elsewhere brings along: XML cannot hold them. */
const plain = (text: string) => text.replaceAll(/[^\P{Cc}\t\n\r]/gu, "");
