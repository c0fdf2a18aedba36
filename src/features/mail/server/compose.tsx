import { sql } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import { clip } from "../../../lib/clip.ts";
import { placePath } from "../../../lib/entry-paths.ts";
import { plural } from "../../../lib/plural.ts";
import { postTypes } from "../../../lib/post-types.ts";
import { ceilingText } from "../../../lib/report-ceiling.ts";
import { database } from "../../../server/db/client.ts";
import { mails } from "../../../server/db/schema.ts";
import { absoluteUrl, site } from "../../../server/site-settings.ts";
import { tableOf } from "../../forum/server/stored-post.ts";
import { alertAddressesOf, alertsPath, alertsTo } from "./alert-address.ts";
import type { Mail } from "./outbox.ts";
import { findSubscription, newPostsIn, subscriptionPath } from "./subscriptions.ts";

export type Message = NonNullable<Awaited<ReturnType<typeof composeMail>>>;

interface Link {
  label: string;
  path: string;
}

/** The sections of an email, in order. They never contain the text of a post or the address of another person. */
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
    // The same for each attempt, so that mail programs can recognise a duplicate.
    messageId: `<mail-${mail.id}@${host}>`,
    // Prevents automatic replies, such as out-of-office messages.
    headers: { "Auto-Submitted": "auto-generated", ...draft.headers },
  };
}

const drafts: Record<Mail["kind"], (mail: Mail) => Promise<Draft | undefined>> = {
  crisis: async (mail) => {
    const { crisis } = await countQueue();
    if (crisis === 0) return undefined;
    return toModerator(mail, {
      subject: "Possible crisis: please read now",
      paragraphs: [
        `Possible crisis, not read yet: ${plural(crisis, "post")}.`,
        crisis === 1
          ? "Its writer was shown the help lines. Please read it now."
          : "Their writers were shown the help lines. Please read them now.",
      ],
      button: openQueue,
    });
  },
  digest: async (mail) => {
    const { held, reported } = await countQueue();
    if (held + reported === 0) return undefined;
    return toModerator(mail, {
      subject: `${plural(held + reported, "post")} to check`,
      paragraphs: [
        ...(mail.about === "ceiling" ? [ceilingText] : []),
        ...(held > 0 ? [`Held until a moderator approves: ${plural(held, "post")}.`] : []),
        ...(reported > 0 ? [`Reported by visitors: ${plural(reported, "post")}.`] : []),
      ],
      button: openQueue,
    });
  },
  summary: async (mail) => {
    const { crisis, held, reported, fresh, failed } = await countQueue();
    return toModerator(mail, {
      subject: "Daily summary",
      paragraphs: [
        `New in the last 24 hours: ${plural(fresh, "post")}.`,
        ...(crisis > 0 ? [`Possible crisis, not read yet: ${plural(crisis, "post")}.`] : []),
        `Waiting for a moderator: ${plural(held, "held post")} and ${plural(reported, "reported post")}.`,
        ...(failed > 0 ? [`Emails that could not be sent: ${failed}.`] : []),
      ],
      button: openQueue,
    });
  },
  "alerts-confirmation": async ({ about, recipient }) => {
    const addresses = await alertAddressesOf(idIn(about));
    const address = addresses.find(({ email, confirmed }) => email === recipient && !confirmed);
    if (!address) return undefined;
    return {
      subject: "confirm your email address",
      paragraphs: [
        `A moderator of ${site().name} entered this address to get alerts about posts.`,
        "If it was you, follow this link and press Confirm.",
      ],
      button: { label: "Confirm your address", path: await alertsPath(address) },
      notes: [ifNotYou],
    };
  },
  confirmation: async (mail) => {
    const subscription = await subscriptionOf(mail);
    if (!subscription || subscription.confirmed) return undefined;
    return {
      subject: "confirm your email address",
      paragraphs: [
        // Without the title, because anyone can have this email sent to any address.
        `Someone asked ${site().name} to email this address when there are ${newPostsIn({ ...subscription, title: "" })}.`,
        "If it was you, follow this link and press Confirm.",
      ],
      button: { label: "Confirm your address", path: await subscriptionPath(subscription) },
      notes: [ifNotYou],
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
      headers: oneClickStop(path),
    };
  },
};

const ifNotYou =
  "If it was not you, ignore this email, or press “I do not want these emails” there. You will then not get one like it again.";

/** RFC 8058. */
const oneClickStop = (path: string) => ({
  "List-Unsubscribe": `<${absoluteUrl(path)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Adds the link that stops alerts. @returns undefined if the moderator has stopped them since */
async function toModerator({ recipient }: Mail, draft: Draft): Promise<Draft | undefined> {
  const address = await alertsTo(recipient);
  if (!address) return undefined;
  const path = await alertsPath(address);
  const link = { label: "Stop all emails to moderators at this address", path };
  return { ...draft, link, headers: oneClickStop(path) };
}

const openQueue = { label: "Open the moderators’ page", path: "/desk" };

/** The id in `subscription:7` or `user:5`. */
const idIn = (about: string) => Number(about.split(":")[1]);

const subscriptionOf = ({ about }: Mail) => findSubscription(idIn(about));

async function countQueue() {
  const counts = postTypes.map(
    (type) => sql`SELECT
      count(*) FILTER (WHERE waiting AND crisis AND status <> 'removed') AS crisis,
      count(*) FILTER (WHERE waiting AND status = 'held') AS held,
      count(*) FILTER (WHERE waiting AND status = 'published' AND reports > 0) AS reported,
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

// Many mail programs ignore style sheets. The email sets no colours, so it follows each program's dark theme.
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
