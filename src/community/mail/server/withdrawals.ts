import { type SQL, sql } from "drizzle-orm";
import { database } from "../../../server/db/client.ts";
import { type Cte, cte } from "../../../server/db/cte.ts";
import { withdrawals } from "../../../server/db/schema.ts";
import { sign } from "../../../server/site-secret.ts";

/** `about` of the emails to moderators, as opposed to a subscription such as `discussion:7`. */
export const alerts = "alerts";
/** SQL: `about` of a subscription. */
export const aboutSubscription = `CASE target_type WHEN 'moderator' THEN '${alerts}'
  ELSE target_type || ':' || target_id END`;
/** `about` of confirmation emails, which a stranger may have asked for. */
const confirmations = "";
/** `about` of an address whose data was erased. */
export const erased = "erased";
/** `about` of a post whose writer asked for emails that their mail server refused. */
export const refused = "refused";

/** Keyed with the site's secret, without which the list is useless. */
export const hashOfAddress = (email: string): string => sign("address", email.toLowerCase());

export async function isDeclined(email: string): Promise<boolean> {
  const { rows } = await database().execute(sql`
    SELECT FROM ${withdrawals} WHERE address = ${hashOfAddress(email)} AND about = ${confirmations}`);
  return rows.length > 0;
}

/** @param about selects one column with the emails that the address no longer wants */
export const stopped = (email: string, about: SQL): Cte => stoppedAs(email, about);

/** No confirmation email goes to the address again. */
export const declined = (email: string): Cte =>
  stoppedAs(email, sql`VALUES (${confirmations})`, "declined");

const stoppedAs = (email: string, about: SQL, name = "stopped"): Cte =>
  cte(
    name,
    [],
    sql`INSERT INTO ${withdrawals} (address, about)
    SELECT ${hashOfAddress(email)}, about FROM (${about}) AS mails (about)
    ON CONFLICT DO NOTHING`,
  );

/** Reverses what the owner of the address has declined or stopped. */
export const wantedAgain = (email: string, about: string): Cte =>
  cte(
    "wanted",
    [],
    sql`DELETE FROM ${withdrawals}
    WHERE address = ${hashOfAddress(email)} AND about IN (${about}, ${confirmations}, ${erased})`,
  );
