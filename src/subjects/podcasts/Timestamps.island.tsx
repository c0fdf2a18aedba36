import type { MouseEvent } from "react";
import { isModifiedClick } from "../../lib/browser/modified-click.ts";
import { island } from "../../ui/islands/island.tsx";
import { start } from "../media/player/player.ts";

interface Props {
  player: string;
  topics: { time: string; topic: string; seconds: number; href: string }[];
}

/** The topics of an interview. Each is a link that plays it from there. */
function Timestamps({ player, topics }: Props) {
  function press(event: MouseEvent, seconds: number) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    start(player, seconds);
  }

  return (
    <ol className="timestamps" role="list">
      {topics.map(({ time, topic, seconds, href }) => (
        <li key={seconds}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            aria-controls={player}
            onClick={(event) => press(event, seconds)}
          >
            <span className="time">{time}</span> {topic}
            <span className="visually-hidden unscripted"> (opens a new tab)</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

export default island(Timestamps);
