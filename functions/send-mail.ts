import type { Config } from "@netlify/functions";
import { runMailSchedule } from "../src/community/mail/server/send.ts";

// Netlify runs it on the published deploy only, not by URL, and ends it after 30 s.
export default () => runMailSchedule();

export const config: Config = { schedule: "*/5 * * * *" };
