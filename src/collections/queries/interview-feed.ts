import { type Channel, feed } from "./feed.ts";

interface Interview {
  id: number;
  title: string;
  host: string;
  description: string;
  date: string;
  duration: string;
}

/** The id of the element that shows an interview. */
export const interviewAnchor = (id: number): string => `interview-${id}`;

/** Renders the interviews as an RSS 2.0 document. */
export const interviewFeed = (
  channel: Channel,
  interviews: readonly Interview[],
): Promise<string> =>
  feed(
    channel,
    interviews.map(({ id, title, host, description, date, duration }) => ({
      title,
      description: `With ${host}, ${duration}. ${description}`,
      link: `${channel.page}#${interviewAnchor(id)}`,
      date,
    })),
  );
