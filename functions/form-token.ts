import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { json, uncached } from "../src/server/http/responses.ts";
import { issueFormToken } from "../src/server/posts/form-token.ts";

/** GET /api/form-token: requested when a form opens; the client sends it back as `formToken`. */
export default handle({
  GET: async () => json({ token: await issueFormToken() }, 200, uncached),
});

export const config: Config = {
  path: "/api/form-token",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
