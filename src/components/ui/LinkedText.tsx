import { splitLinks } from "../../lib/split-links.ts";

/** A visitor's text with its web addresses as links. */
export function LinkedText({ text }: { text: string }) {
  let at = 0;
  return splitLinks(text).map(({ text, href }) => {
    const key = at;
    at += text.length;
    if (!href) return text;
    return (
      // Isolates the direction of the link from the text around it.
      <a key={key} href={href} rel="nofollow ugc noopener" dir="ltr">
        {text}
      </a>
    );
  });
}
