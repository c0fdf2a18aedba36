import { UserError } from "../../errors/user-error.ts";

/** @returns `isWeb` true for a web address, false for a mailbox. @throws UserError for any other URL */
export function outboundLink(href: string): { href: string; isWeb: boolean } {
  const scheme = URL.canParse(href) ? new URL(href).protocol : "";
  if (scheme === "mailto:") return { href, isWeb: false };
  if (scheme === "https:" || scheme === "http:") return { href, isWeb: true };
  throw new UserError(
    `The link "${href}" cannot be used. It must start with https://, http:// or mailto:.`,
  );
}
