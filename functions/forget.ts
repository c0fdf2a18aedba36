import type { Config } from "@netlify/functions";
import { forget } from "../src/community/privacy/server/forget.ts";

export default () => forget();

// Once a day (UTC), soon after midnight.
export const config: Config = { schedule: "10 1 * * *" };
