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
interface Home {
  variables: Record<string, string>;
  place: Place;
  leave: () => Promise<void>;
}

async function embedded(): Promise<Home> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-crash-"));
  const leave = () => rm(dataDir, { recursive: true });
  return { variables: { DATA_DIR: dataDir }, place: { dataDir }, leave };
}

const onPostgres = (databaseUrl: string): Home => ({
  variables: { DATABASE_URL: databaseUrl },
  place: { databaseUrl },
  leave: async () => {},
});

async function killSite(of: string, home: Home): Promise<Figure[]> {
  let site: SiteProcess | undefined;
  const ledger = openLedger(poster(() => site));
  const openings: number[] = [];
  for (let round = 0; round <= kills; round++) {
    const opened = performance.now();
    const started = await start(home);
    site = started;
    if (round > 0) openings.push(performance.now() - opened);
    await ledger.sendAgain();
    if (round < kills) await killWithin(ledger, round, () => started.end("SIGKILL"));
  }
  await site?.end("SIGTERM");
  return figuresOf(of, ledger, home, openings);
}

async function killPostgres(
  home: Home,
  server: { kill(): Promise<void>; restart(): Promise<void> },
): Promise<Figure[]> {
  const site = await start(home);
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
  return figuresOf("PostgreSQL under the site", ledger, home, openings);
}

const start = ({ variables }: Home) =>
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
  home: Home,
  openings: number[],
): Promise<Figure[]> {
  const stored = await storedIn(home.place);
  await home.leave();
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
