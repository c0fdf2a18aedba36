import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { sql } from "drizzle-orm";
import { cachedPerDatabase, database } from "../db/client.ts";
import { visitorSalts } from "../db/schema.ts";

/**
 * A hash of the IP address and the salt of the day (UTC), which `privacy/forget.ts` deletes after it. The IP address is
 * neither stored nor logged.
 */
export const visitorId = (ip: string): Promise<string> => hashed(network(ip));

const hashed = async (name: string) =>
  createHash("sha256")
    .update(`${await saltOf(today())} ${name}`)
    .digest("hex");

/** A limit for the wider network of an address: a /48, or a /24 of IPv4. */
export async function networkLimit(key: string, ip: string, most: number) {
  const [a, b, c] = network(ip).split(":");
  const name = c === undefined ? network(ip).replace(/\.\d+$/, "/24") : `${a}:${b}:${c}/48`;
  return { key: `${key}:network:${await hashed(name)}`, most };
}

/** A household has one IPv4 address, but a whole /64 of IPv6 addresses. */
export function network(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = "", tail] = ip.split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

const today = () => new Date().toISOString().slice(0, 10);

const saltOf = cachedPerDatabase(async (day) => {
  const { rows } = await database().execute<{ salt: string }>(sql`
    INSERT INTO ${visitorSalts} (day) VALUES (${day}::date)
    ON CONFLICT (day) DO UPDATE SET day = excluded.day
    RETURNING salt`);
  const salt = rows[0]?.salt;
  if (!salt) throw new Error("The database returned no salt");
  return salt;
});
