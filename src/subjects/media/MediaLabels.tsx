import { creatorViewLabel } from "../../lib/text/creator-view.ts";
import { OutboundLink } from "../../ui/controls/OutboundLink.tsx";
import type { MediaItem } from "./media-item.ts";

export const NotVerified = ({ sample }: { sample: boolean }) => (
  <p className="caveat">{sample ? "Not verified" : creatorViewLabel}</p>
);

export const ChosenCategory = ({ category }: { category: string }) => (
  <p className="hint">
    Category chosen by the creator: <span className="badge">{category}</span>
  </p>
);

export const EducationalLink = ({ educational, title }: Pick<MediaItem, "educational" | "title">) =>
  educational && (
    <p className="roomy">
      <OutboundLink href={educational.href} spoken={`: ${title}`}>
        {educational.text}
      </OutboundLink>
    </p>
  );
