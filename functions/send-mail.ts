import type { Config } from "@netlify/functions";
import { sendDueMails } from "../src/community/mail/server/send.ts";

// Netlify runs it on the published deploy only, not by URL, and ends it after 30 s.
export default () => sendDueMails();

// Each hour, at the minute of `forget`, because Neon charges for each time that the database wakes.
export const config: Config = { schedule: "10 * * * *" };
