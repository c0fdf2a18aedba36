import { sql } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import { signInLinkHours } from "../../../lib/input/limits.ts";
import { placePath } from "../../../lib/posts/entry-paths.ts";
import { postTypes } from "../../../lib/posts/post-types.ts";
import { plural } from "../../../lib/text/plural.ts";
import { database } from "../../../server/db/client.ts";
import { absoluteUrl, site } from "../../../server/site-settings.ts";
import { createSignInLinkFor } from "../../accounts/server/accounts.ts";
import { tableOf } from "../../posts/server/stored-post.ts";
import type { Mail } from "./outbox.ts";
import {
  findAlerts,
  findSubscription,
  newsOf,
  type Subscription,
  subscriptionPath,
} from "./subscriptions.ts";

export type Message = NonNullable<Awaited<ReturnType<typeof composeMail>>>;

interface Link {
  label: string;
  path: string;
}

/** Contains nothing that a visitor wrote, and no address. */
interface Draft {
  subject: string;
  paragraphs: string[];
  button: Link;
  notes?: string[];
  link?: Link;
  headers?: Record<string, string>;
}

/** @returns undefined if there is no longer a reason to send it */
export async function composeMail(mail: Mail) {
  const draft = await drafts[mail.kind](mail);
  if (!draft) return undefined;
  const { host } = new URL(absoluteUrl("/"));
  return {
    to: mail.recipient,
    subject: `${site().name}: ${draft.subject}`,
    text: textOf(draft),
    html: htmlOf(draft),
    // The same for each attempt, so that mail programs can recognise a duplicate.
    messageId: `<mail-${mail.id}@${host}>`,
    // Prevents automatic replies, such as out-of-office messages.
    headers: { "Auto-Submitted": "auto-generated", ...draft.headers },
  };
}

const drafts: Record<Mail["kind"], (mail: Mail) => Promise<Draft | undefined>> = {
  crisis: async (mail) => {
    const counts = await countQueue();
    const appeal =
      "Please read the posts now. Writers whose own words sound like danger were shown the help lines.";
    return counts.crisis === 0
      ? undefined
      : toModerator(mail, "Possible crisis: please read now", [...waitingText(counts), appeal]);
  },
  digest: async (mail) => {
    const counts = await countQueue();
    const count = counts.held + counts.reported;
    return count === 0
      ? undefined
      : toModerator(mail, `${plural(count, "post")} to check`, waitingText(counts));
  },
  link: async (mail) => {
    const subscription = await subscriptionOf(mail);
    if (!subscription?.confirmed) return undefined;
    const path = await createSignInLinkFor(subscription.targetId);
    return path === undefined
      ? undefined
      : {
          subject: "your sign-in link",
          paragraphs: [
            `Someone asked for a link to the moderators’ page of ${site().name}. It sets a new password. It works once, within ${signInLinkHours} hours.`,
          ],
          button: { label: "Set a new password", path },
          notes: ["If it was not you, ignore this email. Your password stays as it is."],
        };
  },
  confirmation: async (mail) => {
    const subscription = await subscriptionOf(mail);
    if (!subscription || subscription.confirmed) return undefined;
    return {
      subject: "confirm your email address",
      paragraphs: [
        `Someone asked ${site().name} to email this address when there are ${newsOf(subscription)}.`,
        "If it was you, follow this link and press Confirm.",
      ],
      button: { label: "Confirm your address", path: subscriptionPath(subscription) },
      notes: [
        "If it was not you, ignore this email, or press “I do not want these emails” there. You will then not get one like it again.",
      ],
    };
  },
  notification: async (mail) => {
    const subscription = await subscriptionOf(mail);
    if (!subscription?.confirmed || !subscription.title) return undefined;
    const { type, targetId } = subscription;
    if (type === "moderator") return undefined;
    return withStop(subscription, {
      subject: newsOf(subscription),
      paragraphs: [`There are ${newsOf(subscription)}.`],
      button: { label: "Read them", path: placePath(type, targetId) },
      notes: ["You asked for these emails. You get at most one an hour about the same page."],
    });
  },
};

function withStop(subscription: Subscription, draft: Draft): Draft {
  const path = subscriptionPath(subscription);
  const headers = {
    "List-Unsubscribe": `<${absoluteUrl(path)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return { ...draft, link: { label: "Stop these emails", path }, headers };
}

async function toModerator({ recipient }: Mail, subject: string, paragraphs: string[]) {
  const subscription = await findAlerts(recipient);
  const button = { label: "Open the moderators’ page", path: "/desk" };
  return subscription && withStop(subscription, { subject, paragraphs, button });
}

const waitingText = ({ crisis, held, reported }: Awaited<ReturnType<typeof countQueue>>) => [
  ...(crisis > 0 ? [`Possible crisis, not read yet: ${plural(crisis, "post")}.`] : []),
  ...(held > 0 ? [`Held until a moderator approves: ${plural(held, "post")}.`] : []),
  ...(reported > 0 ? [`Reported by visitors: ${plural(reported, "post")}.`] : []),
];

const subscriptionOf = ({ about }: Mail) => findSubscription(Number(about.split(":")[1]));

async function countQueue() {
  const counts = postTypes.map(
    (type) => sql`SELECT
      count(*) FILTER (WHERE crisis AND status <> 'removed') AS crisis,
      count(*) FILTER (WHERE status = 'held') AS held,
      count(*) FILTER (WHERE status = 'published' AND reports > 0) AS reported
      FROM ${tableOf[type]} WHERE waiting`,
  );
  const { rows } = await database().execute<Record<string, number>>(sql`
    SELECT sum(crisis)::int AS crisis, sum(held)::int AS held, sum(reported)::int AS reported
    FROM (${sql.join(counts, sql` UNION ALL `)}) AS counts`);
  const [{ crisis = 0, held = 0, reported = 0 } = {}] = rows;
  return { crisis, held, reported };
}

const textOf = ({ paragraphs, button, notes = [], link }: Draft) =>
  [...paragraphs, written(button), ...notes, ...(link ? [written(link)] : [])].join("\n\n");

const written = ({ label, path }: Link) => `${label}:\n${absoluteUrl(path)}`;

// Many mail programs ignore style sheets. No other colours, so that it follows each program's dark theme.
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
