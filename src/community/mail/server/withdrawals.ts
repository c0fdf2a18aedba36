import { type SQL, sql } from "drizzle-orm";
import { database } from "../../../server/db/client.ts";
import { type Cte, cte } from "../../../server/db/cte.ts";
import { withdrawals } from "../../../server/db/schema.ts";
import { sign } from "../../../server/site-secret.ts";

export const alerts = "alerts";
export const aboutSubscription = `CASE target_type WHEN 'moderator' THEN '${alerts}'
  ELSE target_type || ':' || target_id END`;
/** The `about` of confirmation emails, which a stranger may have asked for. */
const confirmations = "";
export const erased = "erased";
export const refused = "refused";

/** Keyed with the site's secret, without which the list is useless. */
export const hashOfAddress = (email: string): string => sign("address", email.toLowerCase());

export async function isDeclined(email: string): Promise<boolean> {
  const { rows } = await database().execute(sql`
    SELECT FROM ${withdrawals} WHERE address = ${hashOfAddress(email)} AND about = ${confirmations}`);
  return rows.length > 0;
}

export const declined = (email: string): Cte =>
  stopped(email, sql`VALUES (${confirmations})`, "declined");

export const stopped = (email: string, about: SQL, name = "stopped"): Cte =>
  cte(
    name,
    [],
    sql`INSERT INTO ${withdrawals} (address, about)
    SELECT ${hashOfAddress(email)}, about FROM (${about}) AS mails (about)
    ON CONFLICT DO NOTHING`,
  );

export const wantedAgain = (email: string, about: string): Cte =>
  cte(
    "wanted",
    [],
    sql`DELETE FROM ${withdrawals}
    WHERE address = ${hashOfAddress(email)} AND about IN (${about}, ${confirmations}, ${erased})`,
  );
