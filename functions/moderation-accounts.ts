import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { postAccounts } from "../src/server/moderation/handlers.ts";

export default handle({ POST: postAccounts });

export const config: Config = {
  path: "/api/desk/accounts",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
