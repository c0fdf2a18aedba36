import { sql } from "drizzle-orm";
import type { MailKind } from "../../schemas/mail.ts";
import type { FailedMail, MailAction } from "../../schemas/moderation.ts";
import { database } from "../db/client.ts";
import { mails } from "../db/schema.ts";
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

/** Claims mails that are due, so that no other process sends them. The oldest come first. */
export async function claimMails(most: number): Promise<Mail[]> {
  const { rows } = await database().execute(sql`
    UPDATE ${mails} SET attempts = attempts + 1, claimed_at = coalesce(claimed_at, now()),
      lease_until = now() + make_interval(secs => ${leaseSeconds}::int)
    WHERE id IN (
      SELECT id FROM ${mails}
      WHERE due_at <= now() AND sent_at IS NULL AND failed_at IS NULL
        AND (lease_until IS NULL OR lease_until < now())
      ORDER BY due_at, id LIMIT ${most}::int FOR UPDATE SKIP LOCKED)
    RETURNING id, recipient, kind, about, attempts`);
  return rows as unknown as Mail[];
}

export async function markSent({ id }: Mail): Promise<void> {
  await database().execute(sql`
    UPDATE ${mails} SET sent_at = now(), lease_until = NULL, error = '' WHERE id = ${id}::int`);
}

/** Schedules another attempt after 1, 2, 4 ... 60 minutes. Gives up after a day. @param error without an address */
export async function markFailed(
  { id, attempts }: Mail,
  error: string,
  isPermanent: boolean,
): Promise<void> {
  const minutes = Math.min(2 ** (attempts - 1), 60);
  await database().execute(sql`
    UPDATE ${mails} SET lease_until = NULL, error = ${error},
      due_at = now() + make_interval(mins => ${minutes}::int),
      failed_at = CASE WHEN ${isPermanent}::boolean OR created_at < now() - interval '1 day'
        THEN now() END
    WHERE id = ${id}::int AND attempts = ${attempts}::int AND sent_at IS NULL`);
}

/** Deletes a mail that there is no longer a reason to send. */
export async function dropMail({ id }: Mail): Promise<void> {
  await database().execute(sql`DELETE FROM ${mails} WHERE id = ${id}::int AND sent_at IS NULL`);
}

/** Mails whose last attempt failed, newest first, without those that a moderator has dismissed. */
export async function listFailedMails(most: number): Promise<FailedMail[]> {
  const { rows } = await database().execute(sql`
    SELECT id, recipient, kind, created_at, error, due_at, failed_at FROM ${mails}
    WHERE sent_at IS NULL AND error <> '' ORDER BY id DESC LIMIT ${most}::int`);
  return rows.map(({ created_at, due_at, failed_at, ...mail }) => ({
    ...(mail as Pick<FailedMail, "id" | "recipient" | "kind" | "error">),
    createdAt: isoTime(created_at),
    ...(failed_at === null && { dueAt: isoTime(due_at) }),
  }));
}

/** Changes a failed mail. A dismissed one is not deleted, or a summary would be written again. */
export async function changeFailedMail(id: number, action: MailAction): Promise<void> {
  const change =
    action === "retry"
      ? sql`failed_at = NULL, due_at = now()`
      : sql`failed_at = coalesce(failed_at, now()), error = ''`;
  await database().execute(sql`
    UPDATE ${mails} SET ${change} WHERE id = ${id}::int AND sent_at IS NULL AND error <> ''`);
}
