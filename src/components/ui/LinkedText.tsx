import { splitLinks } from "../../lib/split-links.ts";

export function LinkedText({ text }: { text: string }) {
  let at = 0;
  return splitLinks(text).map(({ text, href }) => {
    const key = at;
    at += text.length;
    if (!href) return text;
    return (
      // The text around the link may be right-to-left.
      <a key={key} href={href} rel="nofollow ugc noopener" dir="ltr">
        {text}
      </a>
    );
  });
}
