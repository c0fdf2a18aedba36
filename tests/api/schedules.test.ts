import { expect, test } from "vitest";
import { setEnv } from "../../src/server/env.ts";
import { startMailServer } from "../support/mail-server.ts";
import { network, startSite } from "../support/site.ts";

startSite();
startMailServer();

interface Scheduled {
  default: () => Promise<unknown>;
  config: { schedule?: string };
}

const functions = Object.values(
  import.meta.glob<Scheduled>("../../functions/*.ts", { eager: true }),
);
const scheduled = functions.filter(({ config }) => config.schedule);

/** True at this time of the day. Reads the minutes and hours of a cron line, such as `*\/5 1 * * *`. */
function isDue(schedule: string, minuteOfDay: number): boolean {
  const [minutes = "", hours = "", ...days] = schedule.split(" ");
  if (days.join(" ") !== "* * *") throw new Error(`Expected a run each day: ${schedule}`);
  return isIn(minutes, minuteOfDay % 60) && isIn(hours, Math.floor(minuteOfDay / 60));
}

const isIn = (field: string, value: number): boolean =>
  field === "*" ||
  (field.startsWith("*/") ? value % Number(field.slice(2)) === 0 : value === Number(field));

/** The requests to the database of each run of a day without visitors, and the windows of five minutes with one. */
async function runDay() {
  const requests: number[] = [];
  const windows = new Set<number>();
  for (let minute = 0; minute < 24 * 60; minute++)
    for (const { default: run, config } of scheduled) {
      if (!isDue(config.schedule ?? "", minute)) continue;
      let count = 0;
      network.around = (answer) => {
        count++;
        return answer();
      };
      await run();
      if (count > 0) windows.add(Math.floor(minute / 5));
      requests.push(count);
    }
  return { requests, windows: windows.size };
}

test("wakes the database at most 25 times on a day without visitors, with one request a run", async () => {
  const { requests, windows } = await runDay();
  expect(windows).toBeLessThanOrEqual(25);
  expect(Math.max(...requests)).toBe(1);
});

test("wakes the database once on such a day if the site cannot send emails", async () => {
  const { MAIL_URL } = process.env;
  setEnv({ MAIL_URL: undefined });
  const { windows } = await runDay();
  setEnv({ MAIL_URL });
  expect(windows).toBe(1);
});
