import { UserError } from "../../errors/user-error.ts";

/**
 * Reports whether an external URL is a web address or a mailbox.
 * @throws UserError for any other kind, so that no such page is built
 */
export function outboundLink(href: string): { href: string; isWeb: boolean } {
  const scheme = URL.canParse(href) ? new URL(href).protocol : "";
  if (scheme === "mailto:") return { href, isWeb: false };
  if (scheme === "https:" || scheme === "http:") return { href, isWeb: true };
  throw new UserError(
    `The link "${href}" cannot be used. It must start with https://, http:// or mailto:.`,
  );
}
