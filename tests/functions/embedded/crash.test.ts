import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { chance } from "../../../scripts/local/chance.ts";
import { addressOf, openLocalDatabase } from "../../../scripts/local/database.ts";
import { migrate, publish } from "../../../scripts/local/db-commands.ts";
import { withPostgres } from "../../../scripts/local/with-postgres.ts";
import { connect, type DatabaseAddress } from "../../../src/server/db/client.ts";
import { holdDatabase, temporaryDirectory } from "../../setup/child.ts";
import { openLedger, type Stored } from "../../setup/crash/ledger.ts";
import { postJson, send, typed } from "../../setup/site.ts";

// Each starts a database again and again, seconds each on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const directory = await temporaryDirectory();
const writes = 20;
const random = chance(Number(process.env["SEED"] ?? 1));

afterEach(() => vi.restoreAllMocks());

/** A text is its own key. */
async function post(content: string): Promise<number | undefined> {
  const headers = { "Idempotency-Key": content.replaceAll(" ", "-") };
  const answer = await postJson("/api/discussions/1/replies", { ...typed, content }, headers);
  return answer.status === 201 ? (await answer.json()).id : undefined;
}

const textsOf = (round: number) =>
  Array.from({ length: writes }, (_, at) => `Reply ${at} of round ${round}`);

const workOn = (local: { databaseUrl: string; endpoint: string }) =>
  Object.assign(process.env, { POST_LIMIT: "1000000" }, addressOf(local));

async function storedIn(address: DatabaseAddress) {
  const { rows } = await connect(address).execute<Stored & { replies: number }>(sql`
    SELECT r.id, r.content, d.replies FROM discussion_replies r JOIN discussions d ON d.id = 1`);
  return rows;
}

test("kill -9 loses nothing that was acknowledged, and gives the directory back", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const ledger = openLedger(post);
  const rounds = 10;
  for (let round = 0; round < rounds; round++) {
    const holder = await holdDatabase(directory);
    workOn(holder.address);
    if (round === 0) await migrate().then(publish);
    await ledger.sendAgain();
    const killAfter = 1 + random.number(writes - 1);
    await ledger.writeUntilKilled(textsOf(round), killAfter, () => holder.end("SIGKILL"));
  }
  const local = await openLocalDatabase({ dataDir: directory });
  workOn(local);
  await ledger.sendAgain();
  const stored = await storedIn(local);
  await local.close();

  expect(ledger.troubles(stored)).toEqual([]);
  expect(stored.length).toBe(ledger.taken());
  expect(stored[0]?.replies).toBe(ledger.taken());
});

test("nor does a PostgreSQL whose processes are killed, and the site goes on with it", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await withPostgres(async (databaseUrl, server) => {
    const local = await openLocalDatabase({ databaseUrl });
    workOn(local);
    await migrate().then(publish);
    // Reads are transactions: those that are under way break as well.
    const ledger = openLedger(async (text) => {
      const [id] = await Promise.all([post(text), send("/api/discussions/1/replies")]);
      return id;
    });
    for (let round = 0; round < 3; round++) {
      const killAfter = 1 + random.number(writes - 1);
      await ledger.writeUntilKilled(textsOf(round), killAfter, server.kill);
      await server.restart();
      await ledger.sendAgain();
    }
    const stored = await storedIn(local);
    await local.close();

    expect(ledger.troubles(stored)).toEqual([]);
    expect(stored.length).toBe(ledger.taken());
  });
});
