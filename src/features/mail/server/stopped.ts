import { type SQL, sql } from "drizzle-orm";
import { database } from "../../../server/db/client.ts";
import { type Part, part } from "../../../server/db/part.ts";
import { stoppedMails } from "../../../server/db/schema.ts";
import { sign } from "../../../server/site-secret.ts";

/** Alerts to a moderator, as opposed to a subscription such as `discussion:7`. */
export const alerts = "alerts";
/** Confirmation emails, which a stranger may have asked for. */
const confirmations = "";

/** Purpose of the hashes of email addresses. They also use the site's secret, without which the list is useless. */
export const addressPurpose = "address";

export const hashOfAddress = (email: string): Promise<string> =>
  sign(addressPurpose, email.toLowerCase());

/** Providers deliver `A.da+x@…` to `ada@…`. For counting only: an email goes to the address as it was typed. */
export function folded(email: string): string {
  const at = email.lastIndexOf("@");
  const name = email.slice(0, at).replace(/\+.*$/, "").replaceAll(".", "");
  return `${name}${email.slice(at)}`.toLowerCase();
}

export async function isDeclined(email: string): Promise<boolean> {
  const { rows } = await database().execute(sql`
    SELECT FROM ${stoppedMails}
    WHERE address = ${await hashOfAddress(folded(email))} AND about = ${confirmations}`);
  return rows.length > 0;
}

/** @param about selects one column with the emails that the address no longer wants */
export const stopped = async (email: string, about: SQL): Promise<Part> =>
  part(
    "stopped",
    [],
    sql`INSERT INTO ${stoppedMails} (address, about)
    SELECT ${await hashOfAddress(email)}, about FROM (${about}) AS given (about)
    ON CONFLICT DO NOTHING`,
  );

/** No confirmation email goes to the address again. */
export const declined = async (email: string): Promise<Part> =>
  part(
    "declined",
    [],
    sql`INSERT INTO ${stoppedMails} (address, about)
    VALUES (${await hashOfAddress(folded(email))}, ${confirmations})
    ON CONFLICT DO NOTHING`,
  );

/** Reverses what the owner of the address has declined or stopped. */
export const wantedAgain = async (email: string, about: string): Promise<Part> =>
  part(
    "wanted",
    [],
    sql`DELETE FROM ${stoppedMails}
    WHERE (address, about) IN ((${await hashOfAddress(email)}, ${about}),
      (${await hashOfAddress(folded(email))}, ${confirmations}))`,
  );
