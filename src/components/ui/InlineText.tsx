import type { InlinePiece } from "../../lib/inline-links.ts";
import { KeptText } from "./KeptText.tsx";
import { OutboundLink } from "./OutboundLink.tsx";

/** `InlineText.astro` for React: text with links. */
export const InlineText = ({ pieces }: { pieces: readonly InlinePiece[] }) =>
  pieces.map(({ text, href }, at) => {
    // The pieces never change their order.
    const key = `${at} ${href}`;
    if (!href) return <KeptText key={key} text={text} />;
    if (!href.startsWith("/"))
      return (
        <OutboundLink key={key} href={href}>
          {text}
        </OutboundLink>
      );
    return (
      <a key={key} href={href}>
        {text}
      </a>
    );
  });
