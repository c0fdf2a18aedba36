import { cp } from "node:fs/promises";
import { afterEach, expect, inject, test, vi } from "vitest";
import { migrate } from "../../../scripts/commands/database.ts";
import { addressOf, openLocalDatabase } from "../../../scripts/dev-server/database.ts";
import { setEnv } from "../../../src/server/env.ts";
import { holdDatabase, temporaryDirectory } from "../../support/child-process.ts";
import { openLedger } from "../../support/crash/ledger.ts";
import { replyPoster, storedReplies } from "../../support/crash/replies.ts";
import { chance } from "../../support/faults/random.ts";
import { publishFixtures } from "../../support/publish-files.ts";
import { send } from "../../support/site.ts";
import { withPostgres } from "../../support/with-postgres.ts";

// Starting a database takes seconds on a busy machine. `npm run bench -- crash` kills each one 20 times.
vi.setConfig({ testTimeout: 120_000 });

const directory = await temporaryDirectory();
await cp(inject("dataDirectory") ?? "", directory, { recursive: true });
const writes = 20;
const random = chance(Number(process.env["SEED"] ?? 1));

afterEach(() => vi.restoreAllMocks());

const post = replyPoster(send);

const textsOf = (round: number) =>
  Array.from({ length: writes }, (_, at) => `Reply ${at} of round ${round}`);

const workOn = (local: { databaseUrl: string; endpoint: string }) =>
  setEnv({ POST_LIMIT: "1000000", ...addressOf(local) });

test("keeps every acknowledged reply and frees the directory after kill -9", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const ledger = openLedger(post);
  for (const round of [0, 1]) {
    const holder = await holdDatabase(directory);
    workOn(holder.address);
    if (round === 0) await migrate().then(publishFixtures);
    await ledger.sendAgain();
    const killAfter = 1 + random.number(writes - 1);
    await ledger.writeUntilKilled(textsOf(round), killAfter, () => holder.end("SIGKILL"));
  }
  const local = await openLocalDatabase({ dataDir: directory });
  workOn(local);
  await ledger.sendAgain();
  const stored = await storedReplies(local);
  await local.close();

  expect(ledger.troubles(stored)).toEqual([]);
  expect(stored.length).toBe(ledger.taken());
  expect(stored[0]?.replies).toBe(ledger.taken());
});

test("keeps every acknowledged reply when PostgreSQL is killed, and continues when it returns", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await withPostgres(async (databaseUrl, server) => {
    const local = await openLocalDatabase({ databaseUrl });
    workOn(local);
    await migrate().then(publishFixtures);
    // Reads are transactions, which the crash interrupts too.
    const ledger = openLedger(async (text) => {
      const [id] = await Promise.all([post(text), send("/api/discussions/1/replies")]);
      return id;
    });
    await ledger.writeUntilKilled(textsOf(0), 1 + random.number(writes - 1), server.kill);
    await server.restart();
    await ledger.sendAgain();
    const stored = await storedReplies(local);
    await local.close();

    expect(ledger.troubles(stored)).toEqual([]);
    expect(stored.length).toBe(ledger.taken());
  });
});
