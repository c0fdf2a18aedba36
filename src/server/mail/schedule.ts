import { sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { mails, users } from "../db/schema.ts";
import { sendsMail } from "../site-settings.ts";
import { sendDueMails } from "./send.ts";

/** Runs every five minutes: writes the daily summaries, and sends what could not be sent earlier. */
export async function runMailSchedule(): Promise<void> {
  // Without mail, an idle database is left asleep.
  if (!sendsMail()) return;
  await writeSummaries();
  await sendDueMails();
}

/** One summary for each moderator and day (UTC). */
async function writeSummaries(): Promise<void> {
  await database().execute(sql`
    INSERT INTO ${mails} (recipient, kind, about)
    SELECT u.email, 'summary', now()::date::text FROM ${users} u
    WHERE u.email IS NOT NULL AND u.summary
    ON CONFLICT DO NOTHING`);
}
