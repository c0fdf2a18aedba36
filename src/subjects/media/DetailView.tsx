import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { CommentsLoading } from "../../community/forum/threads/PostsSection.tsx";
import { inTime } from "../../lib/browser/patience.ts";
import { isEmbed, watchUrl } from "../../lib/media/video-url.ts";
import { mediaPath, postsPage } from "../../lib/posts/entry-paths.ts";
import type { Place } from "../../lib/posts/post-types.ts";
import { splitInlineLinks } from "../../lib/text/inline-links.ts";
import { ExampleLabel } from "../../ui/cards/ExampleLabel.tsx";
import { OutboundLink } from "../../ui/controls/OutboundLink.tsx";
import { $toastDialog } from "../../ui/controls/toasts/toasts.ts";
import { Boundary } from "../../ui/islands/island.tsx";
import { InlineText } from "../text/InlineText.tsx";
import commentsStyle from "./comments-in-dialog.css?url&no-inline";
import { ChosenCategory, EducationalLink, NotVerified } from "./MediaLabels.tsx";
import { cardId, type MediaItem } from "./media-item.ts";
import { Player } from "./player/Player.island.tsx";

/** The item is shown before the code of its comments has run. */
const Comments = lazy(() => inTime(import("../../community/forum/threads/Comments.island.tsx")));

interface Props {
  item: MediaItem;
  watch: string;
  hasComments: boolean;
  onClose: () => void;
  children?: ReactNode;
}

export function DetailView({ item, watch, hasComments, onClose, children }: Props) {
  const { id, contentType, title } = item;
  const place = { type: contentType, id };
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const releasePage = holdPage();
    element.showModal();
    heading.current?.focus();
    $toastDialog.set(element);
    return () => {
      $toastDialog.set(undefined);
      element.close();
      releasePage();
    };
  }, []);

  // Not in the layout effect, because React restores the previous focus after it.
  useEffect(() => () => focusLater(document.getElementById(cardId(id))), [id]);

  return (
    <dialog
      className="detail"
      closedby="any"
      aria-labelledby="detail-title"
      ref={dialog}
      onClose={onClose}
    >
      <div className="detail-sheet">
        <div className="detail-head">
          <h2 className="size-4" id="detail-title" tabIndex={-1} ref={heading}>
            {title}
          </h2>
          <button className="button quiet" type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        <div className="detail-stage">
          <Stage item={item} watch={watch} />
        </div>
        <div className="detail-content stack loose">
          <About item={item} />
          <div className="stack">
            <Boundary instead={<CommentsElsewhere place={place} />}>
              <Suspense fallback={<CommentsLoading />}>
                <link rel="stylesheet" href={commentsStyle} precedence="default" />
                <Comments place={place} isOpen={hasComments}>
                  {children}
                </Comments>
              </Suspense>
            </Boundary>
          </div>
        </div>
      </div>
    </dialog>
  );
}

/** Instead of comments whose code has not loaded. */
const CommentsElsewhere = ({ place }: { place: Place }) => (
  <p role="alert">
    <a className="button quiet" href={`${postsPage(place)}#comments`}>
      Show comments
    </a>
  </p>
);

function About({ item }: Pick<Props, "item">) {
  const { id, title, description, category, sample, duration, educational } = item;
  return (
    <div className="stack">
      <div className="cluster">
        {sample && <ExampleLabel />}
        <NotVerified sample={sample} />
        {duration && (
          <p className="hint">
            <span className="visually-hidden">Duration:</span> {duration}
          </p>
        )}
      </div>
      <p>
        <InlineText pieces={splitInlineLinks(description)} />
      </p>
      <ChosenCategory category={category} />
      <EducationalLink educational={educational} title={title} />
      <p className="roomy">
        <a href={mediaPath(id)}>
          {item.url ? "Watch this video on its own page" : "See this photo on its own page"}
        </a>
      </p>
    </div>
  );
}

function Stage({ item, watch }: Pick<Props, "item" | "watch">) {
  const { title, url, src, alt, photo = { src, width: 640, height: 360 } } = item;
  const image = <img {...photo} alt={alt} />;
  if (!url) return <img {...photo} alt={alt || title} />;
  if (isEmbed(url))
    return (
      <Player id="detail-player" title={title} url={url}>
        {image}
      </Player>
    );
  return (
    <>
      {image}
      <p className="detail-content">
        <OutboundLink className="button" href={watchUrl(url)} spoken={`: ${title}`}>
          {watch}
        </OutboundLink>
      </p>
    </>
  );
}

/** Milliseconds in which the browser tells a screen reader that the dialog is gone. */
const whileClosing = 100;

/**
 * Focuses the card again once the dialog is gone. Before, the browser would not report it: a screen reader would still
 * be in the dialog, and the next Tab silent.
 */
function focusLater(card: HTMLElement | null) {
  card?.blur();
  setTimeout(() => document.activeElement === document.body && card?.focus(), whileClosing);
}

/** Stops the page from scrolling, without a layout shift when the scroll bar disappears. @returns a function that ends it */
function holdPage(): () => void {
  const { clientWidth, style } = document.documentElement;
  style.paddingInlineEnd = `${innerWidth - clientWidth}px`;
  style.overflow = "hidden";
  return () => document.documentElement.removeAttribute("style");
}
