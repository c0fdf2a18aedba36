import { expect, test } from "vitest";
import { mailTroublesOf } from "../support/faults/mail-run.ts";
import { hurry } from "../support/faults/run.ts";
import { startMailServer } from "../support/mail-server.ts";
import { makeModerators } from "../support/moderators.ts";
import { startSite } from "../support/site.ts";

const transaction = startSite({ POST_LIMIT: "1000000" });
makeModerators("ana");
const server = startMailServer();

// `npm run bench -- faults` runs a thousand.
const schedules = Number(process.env["SCHEDULES"] ?? 100);
const first = Number(process.env["SEED"] ?? 1);

test(`loses no mail, and sends none twice that was acknowledged, through ${schedules} schedules of faults`, {
  timeout: 30_000 + 600 * schedules,
}, async () => {
  const troubles: string[] = [];
  await hurry(async () => {
    for (let seed = first; seed < first + schedules; seed++)
      troubles.push(...(await mailTroublesOf(seed, server, transaction)));
  });

  expect(troubles).toEqual([]);
});
