import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { migrate } from "../../scripts/commands/database.ts";
import { addressOf, lockDirectory, openLocalDatabase } from "../../scripts/dev-server/database.ts";
import { deleteKeptMails, deleteMailsBefore } from "../../scripts/dev-server/mailbox.ts";
import { openDirectory } from "../../scripts/dev-server/pglite.ts";
import { connect } from "../../src/server/db/client.ts";
import { readEnv, setEnv } from "../../src/server/env.ts";
import { holdDatabase, runProgram, temporaryDirectory } from "../support/child-process.ts";
import { publishFixtures } from "../support/publish-files.ts";
import { postJson, typed } from "../support/site.ts";

// Creating and opening a database takes seconds on a busy machine.
const timeout = 120_000;

const directory = await temporaryDirectory();
const dataDir = join(directory, "data");

afterEach(() => vi.restoreAllMocks());

/** Posts a text with its own key until the response arrives. @returns the id, or undefined while the database is down */
async function post(content: string): Promise<number | undefined> {
  const key = { "Idempotency-Key": content.replaceAll(" ", "-") };
  const response = await postJson("/api/discussions/1/replies", { ...typed, content }, key);
  return response.status === 201 ? (await response.json()).id : undefined;
}

test("creates a database after an interrupted start, and stores each acknowledged reply once although it is killed five times", {
  timeout,
}, async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  mkdirSync(join(dataDir, "pg.new"), { recursive: true });
  writeFileSync(join(dataDir, "pg.new", "PG_VERSION"), "18\n");
  const acknowledged = new Map<string, number>();
  const texts: string[] = [];
  const postAll = (kill?: () => void) => {
    let answered = 0;
    return Promise.all(
      texts.map(async (content) => {
        const id = acknowledged.get(content) ?? (await post(content));
        if (id !== undefined) acknowledged.set(content, id);
        // The others are still being written. A busy machine may refuse any of them.
        if (++answered === texts.length - 8) kill?.();
      }),
    );
  };
  for (let round = 0; round < 5; round++) {
    const holder = await holdDatabase(dataDir);
    // If this test fails, others open the directory.
    onTestFinished(() => holder.end("SIGKILL"));
    setEnv({
      POST_LIMIT: "1000000",
      SECRET: "the secret of the tests",
      ...addressOf(holder.address),
    });
    if (round === 0) await migrate().then(publishFixtures);
    for (let at = 0; at < 16; at++) texts.push(`Reply ${at} of round ${round}`);
    const signal = round % 3 === 2 ? "SIGTERM" : "SIGKILL";
    const killed = Promise.withResolvers<void>();
    const writing = postAll(() => void holder.end(signal).then(killed.resolve));
    await Promise.all([writing, killed.promise]);
  }
  const local = await openLocalDatabase({ dataDir });
  setEnv(addressOf(local));
  await postAll();
  const { rows } = await connect(local).execute(sql`
    SELECT content, id, (SELECT replies FROM discussions WHERE id = 1) AS replies
    FROM discussion_replies`);
  await local.close();

  expect(acknowledged.size).toBe(80);
  const stored = rows.map(({ content, id }) => [content, id] as [string, number]);
  expect(stored.toSorted()).toEqual([...acknowledged].toSorted());
  expect(rows[0]).toMatchObject({ replies: 80 });
  expect(existsSync(join(dataDir, "pg.new"))).toBe(false);
  expect(statSync(dataDir).mode & 0o077).toBe(0);
});

test("rejects a second program on the directory in one line, even from another process", async () => {
  const unlock = lockDirectory(dataDir);
  const refusal =
    /^DATA_DIR: another program is using .*data \(.+, process \d+\)\. Stop it with Ctrl\+C .*$/;
  await expect(openLocalDatabase({ dataDir })).rejects.toThrow(refusal);
  const other = await runProgram(["scripts/db.ts", "migrate"], { DATA_DIR: dataDir });
  unlock();

  expect(other.code).toBe(1);
  expect(other.errors.trimEnd()).toMatch(refusal);
});

test("repeats what PostgreSQL says of a database that it cannot open", { timeout }, async () => {
  const own = join(directory, "pg");
  await openDirectory(own).then((backend) => backend.close());
  for (const [name, text, message] of [
    ["PG_VERSION", "17\n", "was initialized by PostgreSQL version 17, which is not compatible"],
    ["postgresql.conf", "port = =\n", `syntax error in file "${own}/postgresql.conf" line 1`],
  ] as const) {
    const before = readFileSync(join(own, name));
    writeFileSync(join(own, name), text);
    await expect(openDirectory(own)).rejects.toThrow(message);
    writeFileSync(join(own, name), before);
  }
});

test("deletes the kept emails of an erased person", async () => {
  const folder = join(directory, "mail");
  mkdirSync(folder);
  writeFileSync(join(folder, "1.eml"), "To: wil.helm@exam=\r\nple.org\r\n");
  writeFileSync(join(folder, "2.eml"), "To: bea@example.org\r\n");
  await deleteKeptMails(readEnv({ DATA_DIR: directory }), "Wil.Helm@example.org");
  expect(readdirSync(folder)).toEqual(["2.eml"]);
});

test("deletes kept emails after their time", async () => {
  const folder = join(directory, "old mail");
  mkdirSync(folder);
  for (const moment of ["2025-03-01T10-00-00.000Z-1", "2025-03-02T10-00-00.000Z-2"])
    writeFileSync(join(folder, `${moment}.eml`), "");
  await deleteMailsBefore(folder, Date.parse("2025-03-02T00:00Z"));
  expect(readdirSync(folder)).toEqual(["2025-03-02T10-00-00.000Z-2.eml"]);
});
