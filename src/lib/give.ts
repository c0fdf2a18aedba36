import type { Site } from "../schemas/site.ts";
import { mailAddress } from "./mail-address.ts";

/** The message that 'Email Support' starts. */
export const supportMail = ({ email, name }: Pick<Site, "email" | "name">): string =>
  mailAddress({
    to: email,
    subject: `Supporting ${name}`,
    body: `Hello,\n\nI would like to support your work. This is how I could help, or what I want to ask:\n\n`,
  });

/** Where X opens a post that names the site, for the visitor to send or not. */
export function postOnX({ url, tagline }: Pick<Site, "url" | "tagline">): string {
  const address = new URL("https://x.com/intent/tweet");
  address.search = new URLSearchParams({ text: tagline, url }).toString();
  return address.href;
}

/**
 * The page at which Cash App pays a cashtag.
 * @param cashtag with its dollar sign
 */
export const cashAppAddress = (cashtag: string): string => `https://cash.app/${cashtag}`;
