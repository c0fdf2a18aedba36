import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "../../components/ui/Icon.tsx";
import { isModifiedClick } from "../../lib/modified-click.ts";
import { embedUrl, isEmbed, watchUrl } from "../../lib/video-url.ts";
import { $start } from "../../stores/player.ts";
import { PlayerFrame } from "./PlayerFrame.tsx";

interface Props {
  title: string;
  url: string;
  /** True on a page that works without JavaScript: the picture is then a link to the video's page. */
  isLink?: boolean;
  /** The picture. */
  children: ReactNode;
}

/** A picture that the video replaces. The browser does not contact the video host until the visitor presses it. */
export default function Player({ title, url, isLink = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [plays, setPlays] = useState(0);
  const [seconds, setSeconds] = useState<number>();
  const isPlaying = plays > 0;

  useEffect(
    () =>
      $start.subscribe((start) => {
        if (!start) return;
        setSeconds(start.seconds);
        setPlays((before) => before + 1);
      }),
    [],
  );

  useLayoutEffect(() => {
    // The group gets the focus, not the frame, which would capture Escape and other keys.
    if (plays > 0) box.current?.focus();
  }, [plays]);

  function press(event: MouseEvent) {
    if (isModifiedClick(event) || !isEmbed(url)) return;
    event.preventDefault();
    setPlays(1);
  }

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a group while it has a label
    <div
      className="player"
      role={isPlaying ? "group" : undefined}
      aria-label={isPlaying ? title : undefined}
      tabIndex={isPlaying ? -1 : undefined}
      ref={box}
    >
      {isPlaying ? (
        <PlayerFrame
          key={plays}
          title={title}
          src={addressFrom(url, seconds)}
          page={watchUrl(url)}
        />
      ) : isLink ? (
        <a className="poster" href={watchUrl(url)} target="_blank" rel="noopener" onClick={press}>
          {children}
          <PlayIcon />
          <span className="visually-hidden">
            Play: {title}
            <span className={isEmbed(url) ? "unscripted" : undefined}> (opens a new tab)</span>
          </span>
        </a>
      ) : (
        <button className="poster" type="button" onClick={press}>
          {children}
          <PlayIcon />
          <span className="visually-hidden">Play</span>
        </button>
      )}
    </div>
  );
}

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
