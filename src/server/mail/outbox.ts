import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { MailKind } from "../../schemas/mail.ts";
import type { FailedMail } from "../../schemas/moderation.ts";
import { database, isUnavailable } from "../db/client.ts";
import { mails, users } from "../db/schema.ts";
import { isoTime } from "../db/timestamps.ts";

export interface Mail {
  id: number;
  recipient: string;
  kind: MailKind;
  /** Such as `reply:5` or `subscription:7`; empty for a digest. */
  about: string;
  attempts: number;
}

/** Seconds in which a mail must be sent. After that, another process may send it, so this is longer than any timeout. */
export const leaseSeconds = 600;

/** Milliseconds between two attempts to record that a mail was sent. */
const retryPause = 100;

const isWaiting = sql`sent_at IS NULL AND failed_at IS NULL`;

/** True after a day of attempts, which become rarer. Not just after a day, because the computer may have been off. */
const isHopeless = sql`attempts >= 30 AND created_at < now() - interval '1 day'`;

/** Claims mails that are due. At most one an hour about the same thing goes to an address, and one alert in ten minutes. */
export async function claimMails(most: number): Promise<Mail[]> {
  const { rows } = await database().execute(sql`
    WITH given_up AS (
      UPDATE ${mails} SET failed_at = now(), error = 'interrupted'
      WHERE ${isWaiting} AND lease_until < now() AND ${isHopeless}
    )
    UPDATE ${mails} SET attempts = attempts + 1, claimed_at = coalesce(claimed_at, now()),
      lease_until = now() + make_interval(secs => ${leaseSeconds}::int)
    WHERE id IN (
      SELECT id FROM ${mails} AS mail
      WHERE due_at <= now() AND ${isWaiting}
        AND (lease_until IS NULL OR (lease_until < now() AND NOT (${isHopeless})))
        AND NOT (kind IN ('crisis', 'digest', 'notification') AND EXISTS (
          SELECT FROM ${mails} AS other
          WHERE lower(other.recipient) = lower(mail.recipient)
            AND other.kind = mail.kind AND other.about = mail.about
            AND (other.sent_at > now()
                - CASE mail.kind WHEN 'crisis' THEN interval '10 minutes' ELSE interval '1 hour' END
              OR (other.id < mail.id AND other.sent_at IS NULL AND other.failed_at IS NULL))))
      ORDER BY due_at, id LIMIT ${most}::int FOR UPDATE OF mail SKIP LOCKED)
    RETURNING id, recipient, kind, about, attempts`);
  return rows as unknown as Mail[];
}

/** Records that the server has accepted a mail. Tries until the database answers, or else it would be sent again. */
export async function markSent(mail: Mail, until: number): Promise<void> {
  const statement = sql`
    UPDATE ${mails} SET sent_at = now(), lease_until = NULL, error = '' WHERE id = ${mail.id}::int`;
  for (;;)
    try {
      await database().execute(statement);
      return;
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > until) throw error;
      await setTimeout(retryPause);
    }
}

/** Schedules another attempt after 1, 2, 4 ... 60 minutes. Gives up after a day. @param error without an address */
export async function markFailed({ id, attempts }: Mail, error: string, isPermanent: boolean) {
  const minutes = Math.min(2 ** (attempts - 1), 60);
  await database().execute(sql`
    UPDATE ${mails} SET lease_until = NULL, error = ${error},
      due_at = now() + make_interval(mins => ${minutes}::int),
      failed_at = CASE WHEN ${isPermanent}::boolean OR (${isHopeless}) THEN now() END
    WHERE id = ${id}::int AND attempts = ${attempts}::int AND ${isWaiting}`);
}

/** Leaves a mail for the next hour. This is not an attempt. */
export async function postponeMail({ id, attempts }: Mail): Promise<void> {
  await database().execute(sql`
    UPDATE ${mails} SET lease_until = NULL, attempts = attempts - 1,
      due_at = date_trunc('hour', now()) + interval '1 hour'
    WHERE id = ${id}::int AND attempts = ${attempts}::int AND ${isWaiting}`);
}

export async function dropMail({ id }: Mail): Promise<void> {
  await database().execute(sql`DELETE FROM ${mails} WHERE id = ${id}::int AND sent_at IS NULL`);
}

/** Mails whose last attempt failed, newest first. */
export async function listFailedMails(most: number): Promise<FailedMail[]> {
  const { rows } = await database().execute(sql`
    SELECT m.id, m.kind, m.created_at, m.error, m.due_at, m.failed_at,
      (SELECT min(u.username) FROM ${users} u
        WHERE (m.kind IN ('crisis', 'digest', 'summary') AND lower(u.email) = lower(m.recipient))
          OR (m.kind = 'alerts-confirmation' AND lower(u.new_email) = lower(m.recipient))) AS moderator
    FROM ${mails} m WHERE m.sent_at IS NULL AND m.error <> '' ORDER BY m.id DESC LIMIT ${most}::int`);
  return rows.map(({ created_at, due_at, failed_at, moderator, ...mail }) => ({
    ...(mail as Pick<FailedMail, "id" | "kind" | "error">),
    ...(typeof moderator === "string" && { moderator }),
    createdAt: isoTime(created_at),
    ...(failed_at === null && { dueAt: isoTime(due_at) }),
  }));
}
