import type { Badge } from "../../lib/post-types.ts";

export const badgeNames: Record<Badge, string> = { creator: "Creator", moderator: "Moderator" };

/** Shown next to the name of a writer who was signed in. */
export const WriterBadge = ({ badge }: { badge: Badge | undefined }) =>
  badge && (
    <span className="badge" data-badge={badge}>
      {badgeNames[badge]}
    </span>
  );
