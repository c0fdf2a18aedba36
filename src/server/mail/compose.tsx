import { sql } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import { mediaPath, postPath } from "../../lib/entry-paths.ts";
import { plural } from "../../lib/plural.ts";
import type { SubscriptionType } from "../../schemas/mail.ts";
import { postTypes } from "../../schemas/post-type.ts";
import { database } from "../db/client.ts";
import { mails } from "../db/schema.ts";
import { readEnv } from "../env.ts";
import { tableOf } from "../forum/posts/stored-post.ts";
import { site } from "../site-settings.ts";
import type { Mail } from "./outbox.ts";
import { findSubscription, type Subscription, subscriptionPath } from "./subscriptions.ts";

export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers?: Record<string, string>;
}

/** The parts of a mail. It never contains a visitor's text or the address of another person. */
interface Draft {
  subject: string;
  paragraphs: string[];
  button?: { label: string; path: string };
  /** Links below the text. */
  links?: { label: string; path: string }[];
  headers?: Record<string, string>;
}

/** Confirmation mails to one address in 24 hours, no matter who types it. */
const mostConfirmations = 3;

/** Returns the message, or undefined if there is no longer a reason to send it. */
export async function composeMail(mail: Mail): Promise<Message | undefined> {
  const draft = await drafts[mail.kind](mail);
  if (!draft) return undefined;
  const { host } = new URL(absolute("/"));
  return {
    to: mail.recipient,
    subject: `${site().name}: ${draft.subject}`,
    text: textOf(draft),
    html: htmlOf(draft),
    // The same for each attempt, so that mail programs can recognise a repeated mail.
    messageId: `<mail-${mail.id}@${host}>`,
    ...(draft.headers && { headers: draft.headers }),
  };
}

const drafts: Record<Mail["kind"], (mail: Mail) => Promise<Draft | undefined>> = {
  crisis: async ({ about }) => ({
    subject: "a post with words of despair",
    paragraphs: [
      `A ${about.split(":")[0]} contains words of despair. Its writer was shown the help lines.`,
      "Please read it soon.",
    ],
    button: { label: "Open the moderators’ page", path: "/desk" },
  }),
  digest: async () => {
    const { held, reported } = await countQueue();
    if (held + reported === 0) return undefined;
    return {
      subject: `${plural(held + reported, "post")} to check`,
      paragraphs: [
        ...(held > 0 ? [`${plural(held, "post")} held until a moderator approves.`] : []),
        ...(reported > 0 ? [`${plural(reported, "post")} reported by visitors.`] : []),
      ],
      button: { label: "Open the moderators’ page", path: "/desk" },
    };
  },
  summary: async () => {
    const { held, reported, fresh, failed } = await countQueue();
    return {
      subject: "the last day",
      paragraphs: [
        `${plural(fresh, "new post")} in the last 24 hours.`,
        `${plural(held, "post")} held and ${plural(reported, "post")} reported, waiting for a moderator.`,
        ...(failed > 0 ? [`${plural(failed, "mail")} could not be sent.`] : []),
      ],
      button: { label: "Open the moderators’ page", path: "/desk" },
    };
  },
  confirmation: async (mail) => {
    const subscription = await subscriptionOf(mail);
    if (!subscription || subscription.confirmed || (await isOverLimit(mail))) return undefined;
    return {
      subject: "confirm your email address",
      paragraphs: [
        `Someone entered this address and asked for an email when there are new posts about “${subscription.title}”.`,
        "If it was you, open the page and press Confirm. If not, ignore this email. You will not get any more about it.",
      ],
      button: { label: "Confirm or refuse", path: await subscriptionPath(subscription) },
    };
  },
  notification: async (mail) => {
    const subscription = await subscriptionOf(mail);
    if (!subscription?.confirmed) return undefined;
    const own = await subscriptionPath(subscription);
    return {
      subject: "new posts",
      paragraphs: [`There are new posts about “${subscription.title}”.`],
      button: { label: "Read them", path: targetPath(subscription) },
      links: [{ label: "Stop these emails", path: own }],
      headers: {
        "List-Unsubscribe": `<${absolute(own)}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    };
  },
};

const subscriptionOf = ({ about }: Mail) => findSubscription(Number(about.split(":")[1]));

async function isOverLimit({ id, recipient }: Mail): Promise<boolean> {
  const { rows } = await database().execute<{ earlier: number }>(sql`
    SELECT count(*)::int AS earlier FROM ${mails} WHERE lower(recipient) = lower(${recipient})
      AND kind = 'confirmation' AND id < ${id}::int AND created_at > now() - interval '1 day'`);
  return Number(rows[0]?.earlier) >= mostConfirmations;
}

async function countQueue() {
  const counts = postTypes.map(
    (type) => sql`SELECT
      count(*) FILTER (WHERE waiting AND status = 'held') AS held,
      count(*) FILTER (WHERE waiting AND status <> 'held' AND reports > 0) AS reported,
      count(*) FILTER (WHERE created_at > now() - interval '1 day') AS fresh
      FROM ${tableOf[type]}
      WHERE waiting OR created_at > now() - interval '1 day'`,
  );
  const { rows } = await database().execute(sql`
    SELECT sum(held)::int AS held, sum(reported)::int AS reported, sum(fresh)::int AS fresh,
      (SELECT count(*)::int FROM ${mails} WHERE failed_at > now() - interval '1 day') AS failed
    FROM (${sql.join(counts, sql` UNION ALL `)}) AS counts`);
  const [{ held, reported, fresh, failed } = {}] = rows;
  return {
    held: Number(held),
    reported: Number(reported),
    fresh: Number(fresh),
    failed: Number(failed),
  };
}

const paths: Record<SubscriptionType, (id: number) => string> = {
  discussion: (id) => `/discussions/${id}`,
  video: mediaPath,
  media: mediaPath,
  blog: postPath,
};

/** The path of the page that shows what a subscription is about. */
export const targetPath = ({ type, targetId }: Subscription) => paths[type](targetId);

const absolute = (path: string) => new URL(path, readEnv().URL ?? site().url).href;

const textOf = ({ paragraphs, button, links = [] }: Draft) =>
  [
    ...paragraphs,
    ...[...(button ? [button] : []), ...links].map(
      ({ label, path }) => `${label}: ${absolute(path)}`,
    ),
  ].join("\n\n");

// Mail programs ignore style sheets.
const styles = {
  body: { margin: 0, padding: "24px 16px", background: "#fffdf8", color: "#261f17" },
  sheet: { maxWidth: "34rem", margin: "0 auto", font: "17px/1.5 sans-serif" },
  button: {
    display: "inline-block",
    padding: "12px 20px",
    borderRadius: 8,
    background: "#14564d",
    color: "#ffffff",
    fontWeight: 600,
    textDecoration: "none",
  },
} as const;

function htmlOf({ subject, paragraphs, button, links = [] }: Draft): string {
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body style={styles.body}>
        <div style={styles.sheet}>
          <p>
            <strong>{site().name}</strong>
          </p>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {button && (
            <p>
              <a href={absolute(button.path)} style={styles.button}>
                {button.label}
              </a>
            </p>
          )}
          {links.map(({ label, path }) => (
            <p key={path}>
              <a href={absolute(path)}>{label}</a>
            </p>
          ))}
        </div>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
