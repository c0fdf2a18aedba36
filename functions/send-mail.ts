import type { Config } from "@netlify/functions";
import { runMailSchedule } from "../src/server/mail/schedule.ts";

export default () => runMailSchedule();

export const config: Config = { schedule: "*/5 * * * *" };
