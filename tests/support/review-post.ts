import type { ReviewPost } from "../../src/features/moderation/schema/moderation.ts";

/** A held reply as moderators see it. */
export const heldReply: ReviewPost = {
  kind: "reply",
  id: 7,
  version: 1,
  status: "held",
  author: "Mara",
  content: "Words",
  createdAt: "2026-11-21T10:00:00.000Z",
  waiting: true,
  crisis: false,
  danger: false,
  answered: false,
  history: [],
  reasons: ["trap"],
  reports: 0,
  reportReasons: [],
  reportNetworks: 0,
  reportSeconds: 0,
  href: "/discussions/1?after=6#reply-7",
  place: {
    type: "discussion",
    id: 1,
    title: "What helped you?",
    href: "/discussions/1",
    locked: false,
  },
};
