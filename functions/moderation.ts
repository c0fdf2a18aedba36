import type { Config } from "@netlify/functions";
import {
  changeModerationPage,
  showModerationErrors,
  showModerationPage,
} from "../src/community/moderation/server/page/page.tsx";
import { handle } from "../src/server/http/handle.ts";

export default handle(
  { GET: showModerationPage, POST: changeModerationPage, isPersonal: true },
  showModerationErrors,
);

export const config: Config = {
  path: "/desk",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
