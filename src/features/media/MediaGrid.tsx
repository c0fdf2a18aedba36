import { MediaCard } from "./MediaCard.tsx";
import type { MediaItem } from "./media-item.ts";

interface Props {
  items: readonly MediaItem[];
  /** True for the first list of a page, whose first picture loads at once. */
  isFirst: boolean;
  onOpen: (item: MediaItem) => void;
}

/** The cards of a list. */
export const MediaGrid = ({ items, isFirst, onOpen }: Props) => (
  <ul className="grid even" role="list">
    {items.map((item, at) => (
      <MediaCard key={item.id} item={item} eager={isFirst && at === 0} onOpen={onOpen} />
    ))}
  </ul>
);
