import { Mistake } from "./explain.ts";

/**
 * An address that leads off the site: of the web, which opens in a new tab, or of a mailbox.
 * @throws Mistake where it is of any other kind, so that no such page is built
 */
export function outbound(href: string): { href: string; isWeb: boolean } {
  const scheme = URL.canParse(href) ? new URL(href).protocol : "";
  if (scheme === "mailto:") return { href, isWeb: false };
  if (scheme === "https:" || scheme === "http:") return { href, isWeb: true };
  throw new Mistake(
    `A link to "${href}". Expected an address that begins with https://, http:// or mailto:.`,
  );
}
