import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { sql } from "drizzle-orm";
import { saltGraceMinutes } from "../../lib/limits.ts";
import { cachedPerDatabase, database } from "../db/client.ts";
import { visitorSalts } from "../db/schema.ts";

/**
 * A hash of the IP address and the salt of the day (UTC), which `privacy/forget.ts` deletes after it. The IP address is
 * neither stored nor logged.
 */
export const visitorId = (ip: string): Promise<string> => hashed(network(ip));

/** The visitor's id of the day before, in the first hour of a day (UTC). */
export async function earlierVisitorId(ip: string): Promise<string | undefined> {
  const { rows } = await database().execute<{ salt: string }>(sql`
    SELECT salt FROM ${visitorSalts}
    WHERE day = ${graceDay()}::date AND day < ${today()}::date`);
  return rows[0] && hashWith(rows[0].salt, network(ip));
}

const hashed = async (name: string) => hashWith(await saltOf(today()), name);

const hashWith = (salt: string, name: string) =>
  createHash("sha256").update(`${salt} ${name}`).digest("hex");

/** Limits for the wider networks of an address: a /56 and a /48, or a /24 of IPv4, the widest last. */
export async function networkLimits(key: string, ip: string, most: Record<56 | 48 | 24, number>) {
  const limit = async (level: "home" | "network", name: string, most: number) => ({
    key: `${key}:${level}:${await hashed(name)}`,
    most,
  });
  const home = network(ip);
  const [a, b, c, last = ""] = home.split(":");
  if (!last) return [await limit("network", home.replace(/\.\d+$/, "/24"), most[24])];
  const half = (Number.parseInt(last, 16) & 0xff00).toString(16);
  const wider = await limit("home", `${a}:${b}:${c}:${half}/56`, most[56]);
  return [wider, await limit("network", `${a}:${b}:${c}/48`, most[48])];
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

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const today = () => dayOf(Date.now());

const graceDay = () => dayOf(Date.now() - saltGraceMinutes * 60_000);

const saltOf = cachedPerDatabase(async (day) => {
  const { rows } = await database().execute<{ salt: string }>(sql`
    INSERT INTO ${visitorSalts} (day) VALUES (${day}::date)
    ON CONFLICT (day) DO UPDATE SET day = excluded.day
    RETURNING salt`);
  const salt = rows[0]?.salt;
  if (!salt) throw new Error("The database returned no salt");
  return salt;
});
