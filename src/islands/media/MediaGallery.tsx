import type { MouseEvent, ReactNode } from "react";
import { mediaPath } from "../../lib/entry-paths.ts";
import { isModifiedClick } from "../../lib/modified-click.ts";
import { DetailView } from "./DetailView.tsx";
import type { MediaItem } from "./media-item.ts";
import { useItemInUrl } from "./use-item-in-url.ts";

interface Props {
  items: MediaItem[];
  /** True if the lists continue on other pages. */
  hasOtherPages: boolean;
  /** The text of the link to a video that cannot be embedded. */
  watch: string;
  hasComments: boolean;
  /** Shown with the form for comments. */
  help?: ReactNode;
  /** The cards. Each is a link to the page of its item. */
  children: ReactNode;
}

/** Cards that open in a dialog on this page. */
export default function MediaGallery(props: Props) {
  const { items, hasOtherPages, watch, hasComments, help, children } = props;
  const { item, isUnknown, show, close } = useItemInUrl(items, hasOtherPages);

  function press(event: MouseEvent) {
    if (isModifiedClick(event)) return;
    const link = (event.target as Element).closest("a");
    const pressed = items.find(({ id }) => link?.href === location.origin + mediaPath(id));
    if (pressed && show(pressed)) event.preventDefault();
  }

  return (
    <>
      <div className="wrap gallery-status" role="status">
        {isUnknown && (
          <p className="notice">
            Video not found. It may have moved, or the link may be wrong. Choose one below, or{" "}
            <a href="/search">search this site</a>.
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the controls are the links in the slot */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links also send clicks for keys */}
      <div onClick={press}>{children}</div>
      {item && (
        <DetailView
          key={item.id}
          item={item}
          watch={watch}
          hasComments={hasComments}
          onClose={close}
        >
          {help}
        </DetailView>
      )}
    </>
  );
}
