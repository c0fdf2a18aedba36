import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import {
  changeEmails,
  showEmailPage,
  showEmailPageWithErrors,
} from "../src/server/mail/page-handler.tsx";

// Mail programs unsubscribe with a POST. Other functions reject POSTs from other sites.
export default handle(
  { GET: showEmailPage, POST: changeEmails, isOpen: true },
  showEmailPageWithErrors,
);

export const config: Config = {
  path: "/email",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
