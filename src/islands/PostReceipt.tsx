import { useLayoutEffect, useRef } from "react";
import { HelpNow } from "../lib/help/HelpNow.tsx";
import { kindOf } from "../lib/own/own-path.ts";
import { PrivateLink } from "../lib/own/PrivateLink.tsx";
import type { Receipt } from "../schemas/receipt.ts";
import { LinesFromFoot } from "./HelpFromFoot.tsx";

type Props = Receipt & {
  own: string;
  /** Missing where it is shown nowhere yet. */
  id?: number | undefined;
};

/** What only the writer of a post is told: that it waits, where help is, and the private link. */
export function PostReceipt({ own, id, held, help }: Props) {
  const place = useRef<HTMLDivElement>(null);
  // What one might not expect comes before what one did.
  useLayoutEffect(() => {
    if (held || help) place.current?.focus();
  }, [held, help]);
  return (
    <div className="post-receipt" ref={place} tabIndex={-1}>
      {help && (
        <HelpNow>
          <LinesFromFoot />
        </HelpNow>
      )}
      {held && <Held name={kindOf(own)} />}
      <PrivateLink href={own} id={id} />
    </div>
  );
}

const Held = ({ name }: { name: string }) => (
  <div className="notice" role="status">
    <p>
      <strong>A moderator reads it first</strong>
    </p>
    <p>
      We have your {name}. It will be shown once it has been read by a moderator. You do not have to
      send it again.
    </p>
  </div>
);
