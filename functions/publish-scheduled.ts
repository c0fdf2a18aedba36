import type { Config } from "@netlify/functions";
import { publishScheduled } from "../src/server/publish/scheduled.ts";

export default () => publishScheduled();

export const config: Config = { schedule: "@hourly" };
