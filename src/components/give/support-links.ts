import type { Site } from "../../collections/schemas/site.ts";
import { mailto } from "../../lib/mailto.ts";

/** The message of the link "Email Support". */
export const supportMail = ({ email, name }: Pick<Site, "email" | "name">): string =>
  mailto({
    to: email,
    subject: `Supporting ${name}`,
    body: `Hello,\n\nI would like to support your work. I can help in this way, or have this question:\n\n`,
  });

/** The URL at which X opens a draft post about the site. */
export function postOnX({ url, tagline }: Pick<Site, "url" | "tagline">): string {
  const address = new URL("https://x.com/intent/tweet");
  address.search = new URLSearchParams({ text: tagline, url }).toString();
  return address.href;
}

/**
 * The Cash App page of a cashtag.
 * @param cashtag with its dollar sign
 */
export const cashAppUrl = (cashtag: string): string => `https://cash.app/${cashtag}`;
