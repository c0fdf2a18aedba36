import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { changeMail } from "../src/server/moderation/handlers.ts";

export default handle({ POST: changeMail });

export const config: Config = {
  path: "/api/desk/mails",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
