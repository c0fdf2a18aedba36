import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ModerationBar } from "../../src/islands/moderation/ModerationPage.tsx";
import { ReviewFacts } from "../../src/islands/moderation/ReviewCard.tsx";
import { mostHeldByReports } from "../../src/schemas/limits.ts";
import { $moderation, start } from "../../src/stores/moderation.ts";
import { heldReply } from "../support/review-post.ts";

const account = { username: "Ada", role: "moderator", summary: true, viaLink: false } as const;
const counts = { waiting: 1, held: 1, reported: 0, recent: 1, removed: 0 };

const bar = (heldByReports: number) => {
  const overview = { counts, heldByReports, hasMail: true, mails: [], errors: [], signIns: [] };
  $moderation.set({ ...start, overview });
  return renderToStaticMarkup(<ModerationBar session={{ ...account, expiresAt: "" }} />);
};

test("tells moderators that reports have hidden as many posts as they can", () => {
  expect(bar(mostHeldByReports - 1)).not.toContain("misusing");
  expect(bar(mostHeldByReports)).toContain("reports hide no more posts");
});

test("shows the pattern of the reports of a post", () => {
  const post = { ...heldReply, reports: 3, reportNetworks: 2, reportSeconds: 200 };

  expect(renderToStaticMarkup(<ReviewFacts post={post} />)).toContain(
    "3 reports, 2 networks, within 4 minutes",
  );
});
