import { type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { count } from "../../lib/call/count.ts";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icon-paths.ts";
import { Status } from "./Status.tsx";

interface Props {
  /** The path of the counter. */
  action: string;
  icon: IconName;
  label: string;
  /** The label once the visitor has been counted. */
  done: string;
  /** Such as `2 likes`; empty while it is not known. */
  total: string;
  /** Said to a visitor who has been counted before. */
  already: string;
  onCounted: (total: number) => void;
}

/** Counts the visitor once a day. Without JavaScript, it is a form, whose answer is the page with `#counted`. */
export function CountButton({ action, icon, label, done, total, already, onCounted }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isSending, setSending] = useState(false);
  const [isNew, setNew] = useState<boolean>();

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const counted = await count(action);
    setSending(false);
    setNew(counted && !counted.alreadyCounted);
    if (counted) onCounted(counted.total);
  }

  // Some browsers drop the focus when a button is disabled.
  useLayoutEffect(() => {
    if (isNew !== undefined && !isSending && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [isSending, isNew]);

  return (
    <form className="count-button screen" method="post" action={action} onSubmit={send}>
      <button className="button quiet" type="submit" disabled={isSending} ref={button}>
        <Icon name={icon} size={22} />
        {isNew === undefined ? label : done} <span className="count-total">{total}</span>
      </button>
      <Status className={isNew === false ? undefined : "visually-hidden"}>
        {isNew !== undefined && <p>{isNew ? total : already}</p>}
      </Status>
    </form>
  );
}
