import type { Badge } from "../../lib/posts/post-types.ts";

const badgeNames: Record<Badge, string> = { creator: "Creator", moderator: "Moderator" };

export const WriterBadge = ({ badge }: { badge: Badge | undefined }) =>
  badge && (
    <span className="badge" data-badge={badge}>
      {badgeNames[badge]}
    </span>
  );
