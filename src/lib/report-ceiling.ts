import { mostHeldByReports } from "./limits.ts";

/** For moderators, once reports have hidden `mostHeldByReports` posts. */
export const ceilingText = `Reports from visitors have hidden ${mostHeldByReports} posts. Until you have decided about one of them, reports hide no more posts. Check for a pattern: someone may be misusing the reports.`;
