import type { Config } from "@netlify/functions";
import { forget } from "../src/server/privacy/forget.ts";

export default () => forget();

// Once a day (UTC), soon after the last salt may be deleted: `saltGraceMinutes` after midnight.
export const config: Config = { schedule: "10 1 * * *" };
