import type { MouseEvent } from "react";
import { isModifiedClick } from "../../lib/browser/modified-click.ts";
import { mediaPath } from "../../lib/posts/entry-paths.ts";
import { splitInlineLinks } from "../../lib/text/inline-links.ts";
import { InlineText } from "../text/InlineText.tsx";
import { ChosenCategory, EducationalLink, NotVerified } from "./MediaLabels.tsx";
import { cardId, type MediaItem } from "./media-item.ts";
import { MediaPicture } from "./pictures/MediaPicture.tsx";

interface Props {
  item: MediaItem;
  eager: boolean;
  onOpen: (item: MediaItem) => void;
}

export function MediaCard({ item, eager, onOpen }: Props) {
  const { id, title, description, category, duration, url, educational, sample } = item;

  function press(event: MouseEvent) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    onOpen(item);
  }

  return (
    <li className="card linked media-card">
      <MediaPicture
        picture={{
          src: item.src,
          srcSet: item.srcSet,
          sizes: item.sizes,
          width: 640,
          height: 360,
        }}
        alt={item.alt}
        eager={eager}
        icon={url ? "play" : "photo"}
        duration={duration}
        sample={sample}
      />
      <div className="media-text stack close">
        <h3 className="size-4">
          <a href={mediaPath(id)} id={cardId(id)} aria-haspopup="dialog" onClick={press}>
            {title}
          </a>
        </h3>
        <NotVerified sample={sample} />
        <p className="hint">
          <InlineText pieces={splitInlineLinks(description)} hasTooltips />
        </p>
        <EducationalLink educational={educational} title={title} />
        <ChosenCategory category={category} />
      </div>
    </li>
  );
}
