import { useStore } from "@nanostores/react";
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { isModifiedClick } from "../../../lib/browser/modified-click.ts";
import { embedUrl, isEmbed, watchUrl } from "../../../lib/media/video-url.ts";
import { Icon } from "../../../ui/controls/Icon.tsx";
import { island } from "../../../ui/islands/island.tsx";
import { PlayerFrame } from "./PlayerFrame.tsx";
import { $starts, start, stop } from "./player.ts";

interface Props {
  /** The id of its element, and its key in `$starts`. */
  id: string;
  title: string;
  url: string;
  /** True on a page that works without JavaScript: the picture is then a link to the video's page. */
  isLink?: boolean;
  note?: string | undefined;
  children: ReactNode;
}

/** A picture that the video replaces. The browser does not contact the video host until the visitor presses it. */
export function Player({ id, title, url, isLink = false, note, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const playing = useStore($starts, { keys: [id], ssr: "initial" })[id];

  useEffect(() => () => stop(id), [id]);

  useLayoutEffect(() => {
    // The group gets the focus, not the frame, which would capture Escape and other keys.
    if (playing) box.current?.focus();
  }, [playing]);

  function press(event: MouseEvent) {
    if (isModifiedClick(event) || !isEmbed(url)) return;
    event.preventDefault();
    start(id);
  }

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a group while it has a label
    <div
      id={id}
      className="player"
      role={playing ? "group" : undefined}
      aria-label={playing ? title : undefined}
      tabIndex={playing ? -1 : undefined}
      ref={box}
    >
      {playing ? (
        <PlayerFrame
          key={playing.count}
          title={title}
          src={addressFrom(url, playing.seconds)}
          page={watchUrl(url)}
        />
      ) : isLink ? (
        <a
          className="poster"
          href={watchUrl(url)}
          target="_blank"
          rel="noopener"
          aria-controls={isEmbed(url) ? id : undefined}
          aria-describedby={note}
          onClick={press}
        >
          {children}
          <PlayIcon />
          <span className="visually-hidden">
            {`Play video: ${title}`}
            <span className={isEmbed(url) ? "unscripted" : undefined}> (opens a new tab)</span>
          </span>
        </a>
      ) : (
        <button className="poster" type="button" onClick={press}>
          {children}
          <PlayIcon />
          <span className="visually-hidden">{`Play video: ${title}`}</span>
        </button>
      )}
    </div>
  );
}

export default island(Player);

const PlayIcon = () => (
  <span className="play">
    <Icon name="play" size={34} />
  </span>
);

function addressFrom(url: string, seconds: number | undefined): string {
  const address = new URL(embedUrl(url));
  if (seconds !== undefined) address.searchParams.set("start", String(seconds));
  return address.href;
}
