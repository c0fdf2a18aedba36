import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLocalDatabase, type Place } from "../../scripts/dev-server/database.ts";
import { type Ledger, openLedger, type Post } from "../support/crash/ledger.ts";
import { replyPoster, type StoredReply, storedReplies } from "../support/crash/replies.ts";
import { type SiteProcess, startSiteProcess } from "../support/site-process.ts";
import { withPostgres } from "../support/with-postgres.ts";
import { buildOnce } from "./build-once.ts";
import { atMost, type Figure, plain } from "./measurement.ts";

const kills = 20;
const writes = 200;

/** Kills the site on each database, and PostgreSQL under the site, 20 times each during 200 replies. */
export async function crash(): Promise<Figure[]> {
  await buildOnce();
  return [
    ...(await killSite("site on PGlite", await embedded())),
    ...(await withPostgres((url) => killSite("site on PostgreSQL", onPostgres(url)))),
    ...(await withPostgres((url, server) => killPostgres(onPostgres(url), server))),
  ];
}

/** A database of the site, and how to read it after the site has stopped. */
interface TestDatabase {
  variables: Record<string, string>;
  place: Place;
  remove: () => Promise<void>;
}

async function embedded(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-crash-"));
  const remove = () => rm(dataDir, { recursive: true });
  return { variables: { DATA_DIR: dataDir }, place: { dataDir }, remove };
}

const onPostgres = (databaseUrl: string): TestDatabase => ({
  variables: { DATABASE_URL: databaseUrl },
  place: { databaseUrl },
  remove: async () => {},
});

async function killSite(of: string, database: TestDatabase): Promise<Figure[]> {
  let site: SiteProcess | undefined;
  const ledger = openLedger(poster(() => site));
  const openings: number[] = [];
  for (let round = 0; round <= kills; round++) {
    const opened = performance.now();
    const started = await start(database);
    site = started;
    if (round > 0) openings.push(performance.now() - opened);
    await ledger.sendAgain();
    if (round < kills)
      await killWithin(ledger, round, async () => void (await started.end("SIGKILL")));
  }
  await site?.end("SIGTERM");
  return figuresOf(of, ledger, database, openings);
}

async function killPostgres(
  database: TestDatabase,
  server: { kill(): Promise<void>; restart(): Promise<void> },
): Promise<Figure[]> {
  const site = await start(database);
  const ledger = openLedger(poster(() => site));
  const openings: number[] = [];
  for (let round = 0; round < kills; round++) {
    await killWithin(ledger, round, server.kill);
    const opened = performance.now();
    await server.restart();
    await ledger.sendAgain();
    openings.push(performance.now() - opened);
  }
  await site.end("SIGTERM");
  return figuresOf("PostgreSQL under the site", ledger, database, openings);
}

const start = ({ variables }: TestDatabase) =>
  startSiteProcess({ POST_LIMIT: "1000000", ...variables }, { isQuiet: true });

const killWithin = (ledger: Ledger, round: number, kill: () => Promise<void>) =>
  ledger.writeUntilKilled(
    Array.from({ length: writes }, (_, at) => `Reply ${at} of round ${round}`),
    1 + Math.floor(((round + 0.5) / kills) * (writes - 10)),
    kill,
  );

/** @param site returns the running process; a killed one gives no response */
const poster = (site: () => SiteProcess | undefined): Post => {
  const post = replyPoster((path, init) => fetch(`${site()?.address}${path}`, init));
  return (content) => post(content).catch(() => undefined);
};

async function figuresOf(
  of: string,
  ledger: Ledger,
  database: TestDatabase,
  openings: number[],
): Promise<Figure[]> {
  const stored = await storedIn(database.place);
  await database.remove();
  const texts = new Set(stored.map(({ content }) => content));
  return [
    plain({ of, name: "kills", value: kills, unit: "" }),
    plain({ of, name: "acknowledged replies", value: ledger.taken(), unit: "" }),
    plain({ of, name: "sent again after no response", value: ledger.again(), unit: "" }),
    atMost(0, {
      of,
      name: "acknowledged but missing",
      value: ledger.troubles(stored).length,
      unit: "",
    }),
    atMost(0, { of, name: "stored twice", value: stored.length - texts.size, unit: "" }),
    atMost(0, { of, name: "error of the reply count", value: miscounted(stored), unit: "" }),
    plain({ of, name: "slowest restart", value: Math.max(...openings) / 1000, unit: "s" }),
  ];
}

const miscounted = (stored: StoredReply[]) => Math.abs((stored[0]?.replies ?? 0) - stored.length);

async function storedIn(place: Place): Promise<StoredReply[]> {
  const local = await openLocalDatabase(place);
  const rows = await storedReplies(local);
  await local.close();
  return rows;
}
