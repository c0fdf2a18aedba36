import { creatorViewLabel } from "../../lib/text/creator-view.ts";
import { OutboundLink } from "../../ui/controls/OutboundLink.tsx";
import type { MediaItem } from "./media-item.ts";

/** The label above the description of a video or photo. An example is not the creator’s view. */
export const NotVerified = ({ sample }: { sample: boolean }) => (
  <p className="caveat">{sample ? "Not verified" : creatorViewLabel}</p>
);

/** The category of a video or photo. It is the creator's word, such as "Scientific Evidence". */
export const ChosenCategory = ({ category }: { category: string }) => (
  <p className="hint">
    Category chosen by the creator: <span className="badge">{category}</span>
  </p>
);

/** The link of a video or photo to a site that explains what it shows, if it has one. */
export const EducationalLink = ({ educational, title }: Pick<MediaItem, "educational" | "title">) =>
  educational && (
    <p className="roomy">
      <OutboundLink href={educational.href} spoken={`: ${title}`}>
        {educational.text}
      </OutboundLink>
    </p>
  );
