import { isIPv6 } from "node:net";
import { sign } from "../site-secret.ts";

/**
 * A code for one day (UTC). The IP address is neither stored nor logged, and `forget` deletes the codes in the
 * following night.
 */
export const visitorId = (ip: string): string => codeOf(network(ip));

const codeOf = (name: string): string =>
  sign(`visitor ${new Date().toISOString().slice(0, 10)}`, name);

/** A /48, or a /24 of IPv4. */
export function networkLimit(key: string, ip: string, most: number) {
  const [a, b, c] = network(ip).split(":");
  const name = c === undefined ? network(ip).replace(/\.\d+$/, "/24") : `${a}:${b}:${c}/48`;
  return { key: `${key}:network:${codeOf(name)}`, most };
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
