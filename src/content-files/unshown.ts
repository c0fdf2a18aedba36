import { isPhotoEvidence, isVideoEvidence } from "../lib/media-words.ts";
import type { Content } from "./read.ts";
import type { Entry } from "./read-entries.ts";
import { entriesOf } from "./rules/rule.ts";

/** Videos and evidence that no page shows, since neither a tab nor their category leads there. */
export const unshown = (content: Content): Entry[] =>
  entriesOf(content, "videos", "evidence").filter(({ fields }) => {
    const { tab, category, type } = fields;
    const isShown = type === "image" ? isPhotoEvidence : isVideoEvidence;
    return tab === undefined && !isShown(String(category));
  });
