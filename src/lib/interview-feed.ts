import { getRssString } from "@astrojs/rss";

interface Interview {
  id: number;
  title: string;
  host: string;
  description: string;
  date: string;
  duration: string;
}

interface Channel {
  title: string;
  description: string;
  /** The address of the page that lists the interviews. */
  page: string;
  /** The feed's own address. */
  feed: string;
}

/** The place of an interview on its page, which stays when the interview moves to another platform. */
export const interviewAnchor = (id: number): string => `interview-${id}`;

/** The interviews as an RSS 2.0 document, in the order in which they are given. */
export function interviewFeed(channel: Channel, interviews: readonly Interview[]): Promise<string> {
  return getRssString({
    title: plain(channel.title),
    description: plain(channel.description),
    site: channel.page,
    trailingSlash: false,
    xmlns: { atom: "http://www.w3.org/2005/Atom" },
    customData: `<language>en</language><atom:link href="${channel.feed}" rel="self" type="application/rss+xml"/>`,
    items: interviews.map(({ id, title, host, description, date, duration }) => ({
      title: plain(title),
      description: plain(`With ${host}, ${duration}. ${description}`),
      link: `${channel.page}#${interviewAnchor(id)}`,
      pubDate: new Date(date),
    })),
  });
}

/** Without the control characters that text copied from elsewhere brings along: XML cannot hold them. */
const plain = (text: string) => text.replaceAll(/[^\P{Cc}\t\n\r]/gu, "");
