import { BlockList, isIP } from "node:net";

/** Says who a visitor is: the address of the connection, and what `X-Forwarded-For` says. */
export type AddressOf = (peer: string, forwarded: string | undefined) => string;

/**
 * Whom to believe about that. A proxy adds whom it serves at the end of the header, so it is read from there,
 * and only for as long as those who wrote it are trusted: what a visitor wrote into it counts for nothing.
 * @param proxies `TRUSTED_PROXY`, checked; nobody is believed without it
 */
export function clientIpBehind(proxies: string | undefined): AddressOf {
  const trusted = trustedProxies(proxies);
  const isTrusted = (address: string) =>
    trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  let hasWarned = proxies !== undefined;
  return (peer, forwarded = "") => {
    if (forwarded && !hasWarned) console.warn(unset(peer));
    hasWarned ||= forwarded !== "";
    let visitor = plain(peer);
    for (const entry of forwarded.split(",").reverse()) {
      const before = plain(entry.trim());
      if (!isTrusted(visitor) || isIP(before) === 0) break;
      visitor = before;
    }
    return visitor;
  };
}

const unset = (peer: string) =>
  `A proxy at ${plain(peer)} says who the visitor is, but TRUSTED_PROXY is not set: all who come through it count as one visitor.`;

function trustedProxies(proxies: string | undefined): BlockList {
  const list = new BlockList();
  for (const entry of proxies?.split(",") ?? []) {
    const [address = "", bits] = entry.trim().split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    list.addSubnet(address, Number(bits ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return list;
}

/** An IPv4 address that came in by IPv6 is the same address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, "");
