import { sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { mails, users } from "../db/schema.ts";
import { sendDueMails } from "./send.ts";

/** Runs every five minutes: writes the daily summaries, and sends what could not be sent earlier. */
export async function runMailSchedule(): Promise<void> {
  await writeSummaries();
  await sendDueMails();
}

/** One summary for each moderator and day (UTC). */
async function writeSummaries(): Promise<void> {
  await database().execute(sql`
    INSERT INTO ${mails} (recipient, kind, about)
    SELECT u.email, 'summary', today.day FROM ${users} u, (SELECT now()::date::text AS day) today
    WHERE u.email IS NOT NULL AND u.summary AND NOT EXISTS (
      SELECT FROM ${mails} m WHERE lower(m.recipient) = lower(u.email) AND m.kind = 'summary'
        AND m.about = today.day)
    ON CONFLICT DO NOTHING`);
}
