import { splitLinks } from "./split-links.ts";

/** A visitor's text, in which addresses of the web are links and everything else is text. */
export function LinkedText({ text }: { text: string }) {
  let at = 0;
  return splitLinks(text).map(({ text, href }) => {
    const key = at;
    at += text.length;
    if (!href) return text;
    return (
      // Its own direction: neither the text around it nor it itself can turn the other around.
      <a key={key} href={href} rel="nofollow ugc noopener" dir="ltr">
        {text}
      </a>
    );
  });
}
