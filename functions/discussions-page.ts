import type { Config } from "@netlify/functions";
import { showDiscussionsPage } from "../src/features/forum/server/discussions/board-page.tsx";
import { handle } from "../src/server/http/handle.ts";
import { errorPage } from "../src/server/http/plain-page.tsx";

const back = { href: "/", label: "Home" };

export default handle(
  { GET: showDiscussionsPage },
  errorPage("Discussion Board", back, { canReload: true }),
);

export const config: Config = {
  path: "/discussions",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
