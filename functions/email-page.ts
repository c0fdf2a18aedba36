import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { changeSubscription, showSubscription } from "../src/server/mail/page-handler.tsx";

export default handle({ GET: showSubscription, POST: changeSubscription });

export const config: Config = {
  path: "/email",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
