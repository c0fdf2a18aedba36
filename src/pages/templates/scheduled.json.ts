import { scheduledTimes } from "../../collections/queries/blog.ts";

/** Read by `src/server/publish/scheduled.ts`. It is not public. */
export const GET = () => Response.json(scheduledTimes);
