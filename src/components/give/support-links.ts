import type { Site } from "../../collections/schemas/site.ts";
import { mailto } from "../../lib/mailto.ts";

export const supportMail = ({ email, name }: Pick<Site, "email" | "name">): string =>
  mailto({
    to: email,
    subject: `Supporting ${name}`,
    body: `Hello,\n\nI would like to support your work. I can help in this way, or have this question:\n\n`,
  });

export function postOnX({ url, tagline }: Pick<Site, "url" | "tagline">): string {
  const address = new URL("https://x.com/intent/tweet");
  address.search = new URLSearchParams({ text: tagline, url }).toString();
  return address.href;
}

/** @param cashtag including the dollar sign */
export const cashAppUrl = (cashtag: string): string => `https://cash.app/${cashtag}`;
