import type { Config } from "@netlify/functions";
import { answerDesk, showDesk, showDeskErrors } from "../src/features/moderation/server/page.tsx";
import { handle } from "../src/server/http/handle.ts";

export default handle({ GET: showDesk, POST: answerDesk }, showDeskErrors);

export const config: Config = {
  path: "/desk",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
