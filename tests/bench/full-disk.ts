import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openLocalDatabase } from "../../scripts/dev-server/database.ts";
import { connect } from "../../src/server/db/client.ts";
import { openLedger } from "../support/crash/ledger.ts";
import { replyPoster, storedReplies } from "../support/crash/replies.ts";
import { startSiteProcess } from "../support/site-process.ts";
import { atLeast, atMost, type Figure } from "./measurement.ts";

/**
 * Posts until PostgreSQL needs a new file for its log on a disk without space. The log is on its own disk, in memory,
 * because posts would be refused on a full disk with the data. Only root may mount it.
 */
export async function fullDisk(): Promise<Figure[]> {
  if (process.getuid?.() !== 0) return [];
  const dataDir = mkdtempSync(join(tmpdir(), "bench-disk-"));
  const log = join(dataDir, "pg/pg_wal");
  const start = () => startSiteProcess({ DATA_DIR: dataDir, POST_LIMIT: "1000000" });
  await (await start()).end("SIGTERM");
  await moveLog(dataDir, log);
  try {
    let site = await start();
    const post = replyPoster((path, init) => fetch(site.address + path, init));
    const ledger = openLedger((text) => post(text).catch(() => undefined));
    const texts = () => Array.from({ length: 50 }, () => `Reply ${crypto.randomUUID()}`);
    for (let sent = 0; ledger.taken() === sent; sent += 50)
      await ledger.writeUntilKilled(texts(), 50, async () => {});
    const code = await site.end("SIGKILL");
    mount(log, 100, "remount");
    site = await start();
    await ledger.sendAgain();
    await site.end("SIGTERM");
    const local = await openLocalDatabase({ dataDir });
    const troubles = ledger.troubles(await storedReplies(local));
    await local.close();
    const of = "a full disk";
    const note = `${ledger.taken()} posts, ${ledger.again()} sent again`;
    return [
      atLeast(1, { of, name: "exit code", value: code ?? 0, unit: "" }),
      atMost(0, { of, name: "lost posts", value: troubles.length, unit: "", note }),
    ];
  } finally {
    execFileSync("umount", ["--lazy", log]);
    rmSync(dataDir, { recursive: true });
  }
}

const mount = (folder: string, size: number, option = "rw") =>
  execFileSync("mount", ["-t", "tmpfs", "-o", `${option},size=${size}m`, "tmpfs", folder]);

/** Moves the log to a disk with space for its current file only, and fills most of that file. */
async function moveLog(dataDir: string, log: string): Promise<void> {
  const local = await openLocalDatabase({ dataDir });
  const db = connect(local);
  await db.execute(sql`SELECT pg_switch_wal()`);
  // A checkpoint at three quarters of the 16 MB would create the next file.
  await db.execute(sql`SELECT pg_logical_emit_message(false, '', repeat('x', 12000000))`);
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT pg_walfile_name(pg_current_wal_lsn()) AS name`,
  );
  await local.close();
  const files = readdirSync(log).filter((name) => /^\w{24}$/.test(name) && name !== rows[0]?.name);
  for (const file of files) rmSync(join(log, file));
  const copy = join(dataDir, "log");
  cpSync(log, copy, { recursive: true });
  mount(log, 20);
  cpSync(copy, log, { recursive: true });
}
