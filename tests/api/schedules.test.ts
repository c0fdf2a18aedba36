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

/** The requests to the database of one run of each schedule without visitors. */
async function runAll() {
  const requests: Record<string, number> = {};
  for (const { default: run, config } of functions) {
    if (!config.schedule) continue;
    let count = 0;
    network.around = (answer) => {
      count++;
      return answer();
    };
    await run();
    requests[config.schedule] = count;
  }
  return requests;
}

// A database that is asked more often does not sleep.
test("asks the database once in each run, hourly and, in the same minute, daily", async () => {
  expect(await runAll()).toEqual({ "10 * * * *": 1, "10 1 * * *": 1 });
});

test("asks for no emails if the site cannot send them", async () => {
  const { MAIL_URL } = process.env;
  setEnv({ MAIL_URL: undefined });
  expect(await runAll()).toEqual({ "10 * * * *": 0, "10 1 * * *": 1 });
  setEnv({ MAIL_URL });
});
