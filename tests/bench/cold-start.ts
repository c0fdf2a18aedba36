import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { promisify } from "node:util";
import { migrate, publish } from "../../scripts/commands/database.ts";
import { addressOf, openLocalDatabase } from "../../scripts/dev-server/database.ts";
import { bundleFunctions } from "../../scripts/dev-server/function-router.ts";
import { withPostgres } from "../support/with-postgres.ts";
import { buildOnce } from "./build-once.ts";
import { replyOf } from "./load-mix.ts";
import { atMost, type Figure, median } from "./measurement.ts";

const runs = 5;

/** The functions that only write, and the one that writes most, are sent a POST with this body. */
const bodies: Record<string, unknown> = {
  ...{ replies: replyOf(1), reports: { postType: "reply", postId: 1, reason: "spam" } },
  ...{ likes: {}, views: {}, "moderation-actions": {}, "moderation-mails": {} },
  ...{ "moderation-account": {}, "moderation-accounts": {} },
  "moderation-session": { username: "ada", password: "a wrong password" },
};

/** Starts each function in new processes, and measures the time until its first response from a PostgreSQL. */
export async function coldStart(): Promise<Figure[]> {
  await buildOnce();
  const folder = await bundleFunctions();
  const names = readdirSync("functions").map((file) => basename(file, ".ts"));
  return withPostgres(async (databaseUrl) => {
    const local = await openLocalDatabase({ databaseUrl });
    try {
      Object.assign(process.env, addressOf(local));
      await migrate();
      await publish();
      const figures: Figure[] = [];
      for (const name of names) figures.push(await startOf(name, resolve(folder, `${name}.mjs`)));
      return figures;
    } finally {
      await local.close();
    }
  });
}

async function startOf(of: string, file: string): Promise<Figure> {
  const program = ["tests/bench/first-response.ts", file, JSON.stringify(bodies[of]) ?? ""];
  const taken: { wall: number; processor: number; status: number }[] = [];
  for (let run = 0; run < runs; run++)
    taken.push(JSON.parse((await promisify(execFile)(process.execPath, program)).stdout));
  const value = median(taken.map(({ wall }) => wall));
  const processor = median(taken.map((one) => one.processor)).toFixed(0);
  const note = `${processor} ms of processor, status ${taken[0]?.status ?? "none"}`;
  return atMost(600, { of, name: "cold start", value, unit: "ms", note });
}
