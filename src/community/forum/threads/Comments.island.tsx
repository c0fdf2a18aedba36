import type { ReactNode } from "react";
import type { Place } from "../../../lib/posts/post-types.ts";
import { island } from "../../../ui/islands/island.tsx";
import { Thread } from "./Thread.tsx";

interface Props {
  place: Place;
  isOpen: boolean;
  children?: ReactNode;
}

const builtSettings = {
  isModerated: import.meta.env.READS_FIRST,
  sendsMail: import.meta.env.SENDS_MAIL,
};

export default island(function Comments({ children, ...props }: Props) {
  return (
    <div className="stack scripted">
      <Thread {...props} settings={builtSettings}>
        {children}
      </Thread>
    </div>
  );
});
