import type { MouseEvent } from "react";
import { mediaPath } from "../../lib/entry-paths.ts";
import type { aloneCard } from "../../lib/even-columns.ts";
import { splitInlineLinks } from "../../lib/inline-links.ts";
import { cardId, type MediaItem } from "../../lib/media-item.ts";
import { isModifiedClick } from "../../lib/modified-click.ts";
import { OutboundLink } from "../../ui/OutboundLink.tsx";
import { InlineText } from "../text/InlineText.tsx";
import { ChosenCategory, NotVerified } from "./MediaLabels.tsx";
import { MediaPicture } from "./MediaPicture.tsx";
import { hasDialogs } from "./use-item-in-url.ts";

interface Props {
  item: MediaItem;
  /** True for the first card of the page. */
  eager: boolean;
  /** The class of a card that fills its row. Its picture is next to its text. */
  alone: ReturnType<typeof aloneCard>;
  onOpen: (item: MediaItem) => void;
}

/** The width of its picture in pixels. */
export const cardWidth = (alone: Props["alone"]): number => (alone === "alone" ? 600 : 400);

/** A video or photo, with a link to its page. A click opens it on this page. */
export function MediaCard({ item, eager, alone, onOpen }: Props) {
  const { id, title, description, category, duration, url, educational, sample } = item;
  const width = cardWidth(alone);

  function press(event: MouseEvent) {
    if (isModifiedClick(event) || !hasDialogs()) return;
    event.preventDefault();
    onOpen(item);
  }

  return (
    <li className={`card linked media-card ${alone ?? ""}`}>
      <MediaPicture
        picture={{
          src: item.src,
          srcSet: item.srcSet,
          sizes: item.sizes,
          width,
          height: (width * 9) / 16,
        }}
        alt={item.alt}
        eager={eager}
        icon={url ? "play" : "photo"}
        duration={duration}
        sample={sample}
      />
      <div className="media-text">
        <h3>
          <a href={mediaPath(id)} id={cardId(id)} aria-haspopup="dialog" onClick={press}>
            {title}
          </a>
        </h3>
        <NotVerified sample={sample} />
        <p className="media-description">
          <InlineText pieces={splitInlineLinks(description)} hasTooltips />
        </p>
        {educational && (
          <p className="roomy">
            <OutboundLink href={educational.href}>{educational.text}</OutboundLink>
          </p>
        )}
        <ChosenCategory category={category} />
      </div>
    </li>
  );
}
