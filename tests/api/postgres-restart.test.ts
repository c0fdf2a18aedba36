import { afterEach, expect, test, vi } from "vitest";
import { migrate } from "../../scripts/commands/database.ts";
import { addressOf, openLocalDatabase } from "../../scripts/dev-server/database.ts";
import { setEnv } from "../../src/server/env.ts";
import { openLedger } from "../support/crash/ledger.ts";
import { replyPoster, storedReplies } from "../support/crash/replies.ts";
import { publishFixtures } from "../support/publish-files.ts";
import { send } from "../support/site.ts";
import { withPostgres } from "../support/with-postgres.ts";

afterEach(() => vi.restoreAllMocks());

test("keeps every acknowledged reply when PostgreSQL is killed, and continues when it returns", {
  timeout: 120_000,
}, async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await withPostgres(async (databaseUrl, server) => {
    const local = await openLocalDatabase({ databaseUrl });
    setEnv({ POST_LIMIT: "1000000", ...addressOf(local) });
    await migrate().then(publishFixtures);
    const post = replyPoster(send);
    // Reads are transactions, which the crash interrupts too.
    const ledger = openLedger(async (text) => {
      const [id] = await Promise.all([post(text), send("/api/discussions/1/replies")]);
      return id;
    });
    const texts = Array.from({ length: 20 }, (_, at) => `Reply ${at} of 20`);
    await ledger.writeUntilKilled(texts, 7, server.kill);
    await server.restart();
    await ledger.sendAgain();
    const stored = await storedReplies(local);
    await local.close();

    expect(ledger.troubles(stored)).toEqual([]);
    expect(stored.length).toBe(ledger.taken());
  });
});
