import { sql } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import { clip } from "../../errors/format-value.ts";
import { placePath } from "../../lib/entry-paths.ts";
import { ceilingText } from "../../lib/moderation-text.ts";
import { plural } from "../../lib/plural.ts";
import { postTypes } from "../../schemas/post-type.ts";
import { database } from "../db/client.ts";
import { mails } from "../db/schema.ts";
import { tableOf } from "../posts/stored-post.ts";
import { absoluteUrl, site } from "../site-settings.ts";
import type { Mail } from "./outbox.ts";
import { findSubscription, newPostsIn, subscriptionPath } from "./subscriptions.ts";

export type Message = NonNullable<Awaited<ReturnType<typeof composeMail>>>;

interface Link {
  label: string;
  path: string;
}

/** The sections of a mail, in order. They never contain the text of a post or the address of another person. */
interface Draft {
  subject: string;
  paragraphs: string[];
  button: Link;
  notes?: string[];
  link?: Link;
  headers?: Record<string, string>;
}

/** Characters of a subject after the name of the site. */
const longestSubject = 90;

/** Confirmation mails to one address in 24 hours, no matter who types it. */
const mostConfirmations = 3;

/** Returns the message, or undefined if there is no longer a reason to send it. */
export async function composeMail(mail: Mail) {
  const draft = await drafts[mail.kind](mail);
  if (!draft) return undefined;
  const { host } = new URL(absoluteUrl("/"));
  return {
    to: mail.recipient,
    subject: `${site().name}: ${draft.subject}`,
    text: textOf(draft),
    html: htmlOf(draft),
    // The same for each attempt, so that mail programs can recognise a repeated mail.
    messageId: `<mail-${mail.id}@${host}>`,
    // Stops automatic answers, such as from people who are away.
    headers: { "Auto-Submitted": "auto-generated", ...draft.headers },
  };
}

const drafts: Record<Mail["kind"], (mail: Mail) => Promise<Draft | undefined>> = {
  crisis: async ({ about }) => ({
    subject: "a post with words of despair",
    paragraphs: [
      `A ${about.split(":")[0]} contains words of despair. Its writer was shown the help lines.`,
      "Please read it soon.",
    ],
    button: openQueue,
  }),
  digest: async ({ about }) => {
    const { held, reported } = await countQueue();
    if (held + reported === 0) return undefined;
    return {
      subject: `${plural(held + reported, "post")} to check`,
      paragraphs: [
        ...(about === "ceiling" ? [ceilingText] : []),
        ...(held > 0 ? [`Held until a moderator approves: ${plural(held, "post")}.`] : []),
        ...(reported > 0 ? [`Reported by visitors: ${plural(reported, "post")}.`] : []),
      ],
      button: openQueue,
    };
  },
  summary: async () => {
    const { crisis, held, reported, fresh, failed } = await countQueue();
    return {
      subject: "the last day",
      paragraphs: [
        `New in the last 24 hours: ${plural(fresh, "post")}.`,
        ...(crisis > 0 ? [`With words of despair, not read yet: ${plural(crisis, "post")}.`] : []),
        `Waiting for a moderator: ${plural(held, "held post")} and ${plural(reported, "reported post")}.`,
        ...(failed > 0 ? [`Emails that could not be sent: ${failed}.`] : []),
      ],
      button: openQueue,
    };
  },
  confirmation: async (mail) => {
    const subscription = await subscriptionOf(mail);
    if (!subscription || subscription.confirmed || (await isOverLimit(mail))) return undefined;
    return {
      subject: "confirm your email address",
      paragraphs: [
        // Without the title, because anyone can have this sent to anyone.
        `Someone asked ${site().name} to email this address when there are ${newPostsIn({ ...subscription, title: "" })}.`,
        "If it was you, follow this link and press Confirm.",
      ],
      button: { label: "Confirm your address", path: await subscriptionPath(subscription) },
      notes: [
        "If it was not you, ignore this email. You will not get any emails about it unless you confirm.",
      ],
    };
  },
  notification: async (mail) => {
    const subscription = await subscriptionOf(mail);
    if (!subscription?.confirmed || !subscription.title) return undefined;
    const path = await subscriptionPath(subscription);
    return {
      subject: clip(newPostsIn(subscription), longestSubject),
      paragraphs: [`There are ${newPostsIn(subscription)}.`],
      button: { label: "Read them", path: placePath(subscription.type, subscription.targetId) },
      notes: ["You asked for these emails. You get at most one an hour about the same page."],
      link: { label: "Stop these emails", path },
      headers: {
        "List-Unsubscribe": `<${absoluteUrl(path)}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    };
  },
};

const openQueue = { label: "Open the moderators’ page", path: "/desk" };

const subscriptionOf = ({ about }: Mail) => findSubscription(Number(about.split(":")[1]));

async function isOverLimit({ id, recipient }: Mail): Promise<boolean> {
  const { rows } = await database().execute(sql`
    SELECT id FROM ${mails} WHERE lower(recipient) = lower(${recipient}) AND kind = 'confirmation'
      AND id < ${id}::int AND created_at > now() - interval '1 day' LIMIT ${mostConfirmations}::int`);
  return rows.length === mostConfirmations;
}

async function countQueue() {
  const counts = postTypes.map(
    (type) => sql`SELECT
      count(*) FILTER (WHERE waiting AND crisis) AS crisis,
      count(*) FILTER (WHERE waiting AND status = 'held') AS held,
      count(*) FILTER (WHERE waiting AND status <> 'held' AND reports > 0) AS reported,
      count(*) FILTER (WHERE created_at > now() - interval '1 day') AS fresh
      FROM ${tableOf[type]}
      WHERE waiting OR created_at > now() - interval '1 day'`,
  );
  const { rows } = await database().execute<Record<string, number>>(sql`
    SELECT sum(crisis)::int AS crisis, sum(held)::int AS held, sum(reported)::int AS reported, sum(fresh)::int AS fresh,
      (SELECT count(*)::int FROM ${mails} WHERE failed_at > now() - interval '1 day') AS failed
    FROM (${sql.join(counts, sql` UNION ALL `)}) AS counts`);
  const [{ crisis = 0, held = 0, reported = 0, fresh = 0, failed = 0 } = {}] = rows;
  return { crisis, held, reported, fresh, failed };
}

const textOf = ({ paragraphs, button, notes = [], link }: Draft) =>
  [...paragraphs, written(button), ...notes, ...(link ? [written(link)] : [])].join("\n\n");

const written = ({ label, path }: Link) => `${label}:\n${absoluteUrl(path)}`;

// Many mail programs ignore style sheets. Without colours of its own, the mail follows the dark theme of each.
const styles = {
  sheet: { maxWidth: "34rem", margin: "0 auto", padding: "8px", font: "17px/1.5 sans-serif" },
  button: {
    display: "inline-block",
    padding: "12px 20px",
    borderRadius: 8,
    background: "#1c7265",
    color: "#ffffff",
    fontWeight: 600,
    textDecoration: "none",
  },
} as const;

function htmlOf({ subject, paragraphs, button, notes = [], link }: Draft): string {
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
      </head>
      <body>
        <div style={styles.sheet}>
          <p>
            <strong>{site().name}</strong>
          </p>
          <Paragraphs texts={paragraphs} />
          <p>
            <a href={absoluteUrl(button.path)} style={styles.button}>
              {button.label}
            </a>
          </p>
          <Paragraphs texts={notes} />
          {link && (
            <p>
              <a href={absoluteUrl(link.path)}>{link.label}</a>
            </p>
          )}
        </div>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

const Paragraphs = ({ texts }: { texts: string[] }) =>
  texts.map((text) => <p key={text}>{text}</p>);
