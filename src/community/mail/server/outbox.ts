import { sql } from "drizzle-orm";
import { database } from "../../../server/db/client.ts";
import { mails, subscriptions } from "../../../server/db/schema.ts";
import { isoTime } from "../../../server/db/timestamps.ts";

/** `isKnown`: the address has confirmed before, or is a moderator's. */
export type Mail = Pick<
  typeof mails.$inferSelect,
  "id" | "recipient" | "kind" | "about" | "network" | "attempts"
> & { isKnown: boolean };

/** Seconds after which another process may send an email, so longer than any timeout. */
export const leaseSeconds = 600;

/** Alerts about a possible crisis leave at once. Beyond this number, the next one covers the rest. */
const alertsInHour = 10;

const isKnown = sql`EXISTS (SELECT FROM ${subscriptions} s WHERE lower(s.email) = lower(recipient)
  AND (s.confirmed_at IS NOT NULL OR s.target_type = 'moderator'))`;

/** At most one email an hour about the same thing goes to an address. */
export async function claimMails(most: number): Promise<Mail[]> {
  const { rows } = await database().execute(sql`
    UPDATE ${mails} SET attempts = attempts + 1, claimed_at = coalesce(claimed_at, now()),
      due_at = now() + make_interval(secs => ${leaseSeconds}::int)
    WHERE id IN (
      SELECT id FROM ${mails} AS mail
      WHERE sent_at IS NULL AND failed_at IS NULL AND due_at <= now()
        AND (kind IN ('confirmation', 'link') OR NOT (
          SELECT count(*) FILTER (WHERE other.sent_at > now() - interval '1 hour')
              >= CASE mail.kind WHEN 'crisis' THEN ${alertsInHour}::int ELSE 1 END
            OR bool_or(other.id < mail.id AND other.sent_at IS NULL AND other.failed_at IS NULL)
          FROM ${mails} AS other
          WHERE lower(other.recipient) = lower(mail.recipient)
            AND other.kind = mail.kind AND other.about = mail.about))
      ORDER BY kind = 'crisis' DESC, due_at, id LIMIT ${most}::int FOR UPDATE SKIP LOCKED)
    RETURNING id, recipient, kind, about, network, attempts, ${isKnown} AS "isKnown"`);
  return rows as unknown as Mail[];
}

export async function markSent({ id }: Mail): Promise<void> {
  await database().execute(
    sql`UPDATE ${mails} SET sent_at = now(), error = '' WHERE id = ${id}::int`,
  );
}

/** Leaves the email for the next run, until it is a day old. @param error without an address */
export async function markFailed({ id, attempts }: Mail, error: string, isPermanent: boolean) {
  await database().execute(sql`
    UPDATE ${mails} SET error = ${error}, due_at = now() + interval '1 minute',
      failed_at = CASE WHEN ${isPermanent}::boolean OR created_at < now() - interval '1 day' THEN now() END
    WHERE id = ${id}::int AND attempts = ${attempts}::int AND sent_at IS NULL`);
}

export async function dropMail({ id }: Mail): Promise<void> {
  await database().execute(sql`DELETE FROM ${mails} WHERE id = ${id}::int AND sent_at IS NULL`);
}

export interface FailedAlert {
  isCrisis: boolean;
  at: string;
  /** Codes of the mail server, such as `EENVELOPE 550`. */
  error: string;
  /** No emails go to the address until it is confirmed. */
  isEnded: boolean;
}

export async function findFailedAlert(): Promise<FailedAlert | undefined> {
  const { rows } = await database().execute(sql`
    SELECT kind = 'crisis' AS "isCrisis", created_at AS at, error, NOT EXISTS (
        SELECT FROM ${subscriptions} s WHERE lower(s.email) = lower(recipient) AND s.confirmed_at IS NOT NULL)
        AS "isEnded"
    FROM ${mails}
    WHERE sent_at IS NULL AND error <> '' AND (kind IN ('crisis', 'digest') OR about IN (
      SELECT 'subscription:' || id FROM ${subscriptions} WHERE target_type = 'moderator'))
    ORDER BY "isCrisis" DESC, id DESC LIMIT 1`);
  const [row] = rows;
  return row && ({ ...row, at: isoTime(row["at"]) } as FailedAlert);
}
