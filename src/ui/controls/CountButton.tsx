import { type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { count } from "../../lib/call/count.ts";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icon-paths.ts";
import { Status } from "./Status.tsx";

interface Props {
  action: string;
  icon: IconName;
  label: string;
  done: string;
  /** Such as `2 likes`; empty while it is not known. */
  total: string;
  already: string;
  onCounted: (total: number) => void;
}

/** The number in the button shows visitors a new count. */
const classes = { new: "visually-hidden", already: undefined, failed: "notice danger" };

/** Counts the visitor once a day. Without JavaScript, it is a form, whose answer is the page with `#counted`. */
export function CountButton({ action, icon, label, done, total, already, onCounted }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<keyof typeof classes>();

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const counted = await count(action);
    setSending(false);
    setOutcome(counted ? (counted.alreadyCounted ? "already" : "new") : "failed");
    if (counted) onCounted(counted.total);
  }

  const isCounted = outcome === "new" || outcome === "already";
  const news = { new: total, already, failed: "This was not counted. Please try again." };

  // Some browsers drop the focus when a button is disabled.
  useLayoutEffect(() => {
    if (outcome && !isSending && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [isSending, outcome]);

  return (
    <form
      className={`count-button screen ${isCounted ? "counted" : ""}`}
      method="post"
      action={action}
      onSubmit={send}
    >
      <button className="button quiet" type="submit" disabled={isSending} ref={button}>
        <Icon name={icon} size={22} />
        {isCounted ? done : label} <span className="count-total">{total}</span>
      </button>
      <Status className={outcome && classes[outcome]}>{outcome && <p>{news[outcome]}</p>}</Status>
    </form>
  );
}
