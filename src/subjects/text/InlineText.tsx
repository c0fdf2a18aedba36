import { termOfPath, termPath } from "../../lib/posts/entry-paths.ts";
import type { InlinePiece } from "../../lib/text/inline-links.ts";
import { OutboundLink } from "../../ui/controls/OutboundLink.tsx";

interface Props {
  pieces: readonly InlinePiece[];
  /** True if the page has the definitions of the terms. A dialog would hide their tooltips. */
  hasTooltips?: boolean;
}

/** A text in which `[words](/glossary/slug)` is a link. */
export const InlineText = ({ pieces, hasTooltips = false }: Props) =>
  pieces.map(({ text, href }, at) => {
    // The pieces never change their order.
    const key = `${at} ${href}`;
    if (!href) return text;
    if (!href.startsWith("/"))
      return (
        <OutboundLink key={key} href={href}>
          {text}
        </OutboundLink>
      );
    const term = termOfPath(href);
    return (
      <a
        key={key}
        className={hasTooltips && term ? "term" : undefined}
        href={term ? termPath(term) : href}
      >
        {text}
      </a>
    );
  });
