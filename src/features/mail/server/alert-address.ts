import { sql } from "drizzle-orm";
import { database } from "../../../server/db/client.ts";
import { withParts } from "../../../server/db/part.ts";
import { mails, users } from "../../../server/db/schema.ts";
import { isSame, sign } from "../../../server/site-secret.ts";
import { alerts, declined, stopped, wantedAgain } from "./stopped.ts";

/** The address of a moderator for alerts. No alerts are sent to it until it is confirmed. */
export interface AlertAddress {
  id: number;
  email: string;
  confirmed: boolean;
}

/** Saves a moderator's settings. A new address replaces the old one once its owner confirms it. */
export async function saveAlertAddress(username: string, email: string | null, summary: boolean) {
  await database().execute(sql`
    WITH changed AS (
      UPDATE ${users} SET summary = ${summary}::boolean,
        email = CASE WHEN ${email}::text IS NOT NULL THEN email END,
        new_email = CASE WHEN lower(email) = lower(${email}) THEN NULL ELSE ${email} END
      WHERE username = ${username} RETURNING id, new_email
    )
    INSERT INTO ${mails} (recipient, kind, about)
    SELECT new_email, 'alerts-confirmation', 'user:' || id FROM changed WHERE new_email IS NOT NULL
    ON CONFLICT DO NOTHING`);
}

/** The moderator who gets alerts at an address, or undefined. */
export async function alertsTo(email: string): Promise<AlertAddress | undefined> {
  const { rows } = await database().execute(sql`
    SELECT id, email FROM ${users} WHERE lower(email) = lower(${email}) ORDER BY id LIMIT 1`);
  return rows[0] && ({ ...rows[0], confirmed: true } as AlertAddress);
}

/** The addresses of an account: the one that gets alerts, and the one that is not confirmed. */
export async function alertAddressesOf(id: number): Promise<AlertAddress[]> {
  const { rows } = await database().execute(sql`
    SELECT id, given.* FROM ${users},
      LATERAL (VALUES (email, true), (new_email, false)) AS given (email, confirmed)
    WHERE id = ${id}::int AND given.email IS NOT NULL`);
  return rows as unknown as AlertAddress[];
}

export async function findAlertAddress(id: number, token: string) {
  for (const address of await alertAddressesOf(id))
    if (isSame(token, await tokenOf(address))) return address;
  return undefined;
}

export async function confirmAlerts({ id, email }: AlertAddress): Promise<void> {
  const result = sql`UPDATE ${users} SET email = new_email, new_email = NULL
    WHERE id = ${id}::int AND lower(new_email) = lower(${email})`;
  await database().execute(withParts([await wantedAgain(email, alerts)], result));
}

/** Ends the emails to an address, for every account that has it. */
export async function stopAlerts({ email, confirmed }: AlertAddress): Promise<void> {
  const isTheirs = (column: string) => sql`lower(${sql.identifier(column)}) = lower(${email})`;
  const without = (column: string) => sql`
    ${sql.identifier(column)} = CASE WHEN ${isTheirs(column)} THEN NULL ELSE ${sql.identifier(column)} END`;
  const parts = [await stopped(email, sql`VALUES (${alerts})`)];
  if (!confirmed) parts.push(await declined(email));
  const result = sql`UPDATE ${users} SET ${without("email")}, ${without("new_email")}
    WHERE ${isTheirs("email")} OR ${isTheirs("new_email")}`;
  await database().execute(withParts(parts, result));
}

/** The path of the page that confirms and stops alerts. Only the address receives it. */
export const alertsPath = async (address: AlertAddress): Promise<string> =>
  `/email?user=${address.id}&token=${await tokenOf(address)}`;

const tokenOf = ({ id, email }: AlertAddress): Promise<string> =>
  sign("alerts", JSON.stringify([id, email.toLowerCase()]));
