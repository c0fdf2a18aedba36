import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { changeAccount } from "../src/server/moderation/handlers.ts";

export default handle({ POST: changeAccount });

export const config: Config = {
  path: "/api/desk/account",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
