import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ModerationBar } from "../../src/islands/moderation/ModerationPage.tsx";
import { mostHeldByReports } from "../../src/schemas/limits.ts";
import { $moderation, start } from "../../src/stores/moderation.ts";

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
