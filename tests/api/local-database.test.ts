import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { migrate } from "../../scripts/commands/database.ts";
import { dbCommand } from "../../scripts/commands/db-command.ts";
import { addressOf, lockDirectory, openLocalDatabase } from "../../scripts/dev-server/database.ts";
import { connect } from "../../src/server/db/client.ts";
import { setEnv } from "../../src/server/env.ts";
import { holdDatabase, runProgram, temporaryDirectory } from "../support/child-process.ts";
import { publishFixtures } from "../support/publish-files.ts";
import { postJson, typed } from "../support/site.ts";

// Creating and opening a database takes seconds on a busy machine.
const timeout = 120_000;

const directory = await temporaryDirectory();
const dataDir = join(directory, "data");

const copyDirectory = async () => {
  const copy = join(await temporaryDirectory(), "data");
  cpSync(dataDir, copy, { recursive: true });
  return copy;
};

const runCommand = (...args: string[]) => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(process, "stdin", "get").mockReturnValue(Readable.from(["yes"]) as typeof process.stdin);
  setEnv({ DATA_DIR: dataDir, DATABASE_URL: undefined, NEON_ENDPOINT: undefined });
  return dbCommand(args);
};

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
  const postAll = (ended?: () => void) =>
    Promise.all(
      texts.map(async (content, at) => {
        const id = acknowledged.get(content) ?? (await post(content));
        if (id !== undefined) acknowledged.set(content, id);
        // The others are still being written.
        if (id !== undefined && at === texts.length - 8) ended?.();
      }),
    );
  for (let round = 0; round < 5; round++) {
    const holder = await holdDatabase(dataDir);
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
});

test("exports all data, and imports it again", { timeout }, async () => {
  const file = join(directory, "export.jsonl");

  expect(await runCommand("export", file)).toContain(`Wrote ${file} and checked it.`);
  expect(await runCommand("import", file, "--replace")).toContain(`Restored ${file}.`);
});

const address = "wil.helm@example.org";
const words = "Why did the owl refuse the marmalade?";

/** Writes the person's data, in more files of the log than PostgreSQL keeps, and into the statistics. */
async function fill(): Promise<void> {
  const local = await openLocalDatabase({ dataDir });
  const db = connect(local);
  await db.execute(sql`INSERT INTO discussion_replies (discussion_id, author, email, content)
    SELECT 1, 'Mara', ${address}, ${words} || n FROM generate_series(1, 100) AS n`);
  await db.execute(sql`INSERT INTO mails (recipient, kind) VALUES (${address}, 'digest')`);
  await db.execute(sql`ANALYZE`);
  for (let file = 1; file <= 4; file++) {
    await db.execute(sql`UPDATE discussion_replies SET content = content || '.'`);
    await db.execute(sql`SELECT pg_switch_wal()`);
  }
  await db.execute(sql`CHECKPOINT`);
  await db.execute(sql`INSERT INTO donations (amount, donor_name, type, status)
    VALUES ('5', ${`Mara, ${address}`}, 'once', 'done')`);
  await local.close();
  mkdirSync(join(dataDir, "mail"));
  writeFileSync(join(dataDir, "mail/1.eml"), "To: wil.helm@exam=\r\nple.org\r\n");
  writeFileSync(join(dataDir, "mail/2.eml"), "To: bea@example.org\r\n");
}

const filesWith = (text: string) =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file).includes(text));

test("removes the address and the words of an erased person from every file", {
  timeout,
}, async () => {
  await fill();
  expect(filesWith(address).length).toBeGreaterThan(2);
  expect(filesWith(words).length).toBeGreaterThan(2);
  const report = await runCommand("erase", "--email", address);

  expect(report).toContain("Erased: posts 100, donations 1, mails 1, subscriptions 0.");
  expect(report).toContain("The files of the database no longer contain it.");
  expect(filesWith(address)).toEqual([]);
  expect(filesWith(words)).toEqual([]);
  expect(readdirSync(join(dataDir, "mail"))).toEqual(["2.eml"]);
});

test.for(["writeSync", "writeFileSync"])(
  "stops when %s first fails, and keeps every confirmed write",
  { timeout },
  async (failing) => {
    const copy = await copyDirectory();
    const program = ["tests/support/full-disk.ts", copy, failing];
    const { code, output, errors } = await runProgram(program);
    const local = await openLocalDatabase({ dataDir: copy });
    const { rows } = await connect(local).execute(
      sql`SELECT count(*)::int AS stored FROM answered`,
    );
    await local.close();

    expect(code).toBe(1);
    expect(errors).toMatch(/^DATA_DIR: cannot write to .*The disk is full or broken\..*\n$/);
    expect(output).toBe("5 answered\n");
    expect(rows).toEqual([{ stored: 5 }]);
  },
);

test("refuses a data directory that has lost files, and creates nothing in it", {
  timeout,
}, async () => {
  for (const lost of ["pg/global/pg_control", "pg/PG_VERSION", "pg/base"]) {
    const copy = await copyDirectory();
    rmSync(join(copy, lost), { recursive: true });
    const error = await openLocalDatabase({ dataDir: copy }).catch((reason: Error) => reason);

    expect(String(error)).toMatch(/DATA_DIR: the database in .* cannot be opened.*backup/);
    expect(existsSync(join(copy, lost))).toBe(false);
  }
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
