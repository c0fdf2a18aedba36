import type { Config } from "@netlify/functions";
import { finishDeletions } from "../src/community/forum/server/private-links/post.ts";
import { runMailSchedule } from "../src/community/mail/server/send.ts";

// Netlify runs it on the published deploy only, not by URL, and ends it after 30 s.
export default async () => {
  await finishDeletions();
  await runMailSchedule();
};

export const config: Config = { schedule: "*/5 * * * *" };
