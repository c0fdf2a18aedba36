import type { MouseEvent } from "react";
import { isModifiedClick } from "../../lib/modified-click.ts";
import { startAt } from "../../stores/player.ts";

interface Props {
  /** The topics, with their addresses on the page of the host. */
  topics: { time: string; topic: string; seconds: number; href: string }[];
}

/** The topics of an interview. Each is a link that plays it from there, in the player of the page. */
export default function Timestamps({ topics }: Props) {
  function press(event: MouseEvent, seconds: number) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    startAt(seconds);
  }

  return (
    <ol className="timestamps" role="list">
      {topics.map(({ time, topic, seconds, href }) => (
        <li key={seconds}>
          <a href={href} target="_blank" rel="noopener" onClick={(event) => press(event, seconds)}>
            <span className="time">{time}</span> {topic}
            <span className="visually-hidden unscripted"> (opens a new tab)</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
