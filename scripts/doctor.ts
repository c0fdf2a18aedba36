import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findErrors } from "../src/collections/check/check.ts";
import { hrefsIn } from "../src/collections/check/rules/links.ts";
import { type Content, readContent } from "../src/collections/files/read-content.ts";
import { textsIn } from "../src/collections/files/select-entries.ts";
import { readSettings } from "../src/collections/files/site-settings.ts";
import type { Site } from "../src/collections/schemas/site.ts";
import { formatContentError } from "../src/lib/content-error.ts";
import { plural } from "../src/lib/plural.ts";
import { UserError } from "../src/lib/user-error.ts";
import { errorCode } from "../src/server/db/client.ts";
import { migrations } from "../src/server/db/migrate.ts";
import { type Env, readEnv } from "../src/server/env.ts";
import { ask, stateOf } from "./backup/tables.ts";
import { openLocalDatabase } from "./dev-server/database.ts";
import type { Run } from "./dev-server/neon-proxy.ts";
import { DamagedDatabase } from "./dev-server/pglite.ts";
import { openPostgres } from "./dev-server/postgres.ts";

export interface Project {
  root: string;
  env: NodeJS.ProcessEnv;
  /** Requests links to other sites, which are otherwise not checked. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

interface Result {
  level: "ok" | "hint" | "BROKEN";
  text: string;
  fix?: string | undefined;
}

const ok = (text: string): Result => ({ level: "ok", text });
const hint = (text: string, fix?: string): Result => ({ level: "hint", text, fix });
const broken = (text: string, fix: string): Result => ({ level: "BROKEN", text, fix });

export async function runDoctor(): Promise<void> {
  const isOnline = process.argv.includes("--online");
  const { report, isBroken } = await examine({
    root: ".",
    env: process.env,
    fetch: isOnline ? fetch : undefined,
  });
  console.log(report);
  process.exitCode = isBroken ? 1 : 0;
}

/** Checks everything that the site needs, without changing anything. */
export async function examine({ root, env, fetch }: Project) {
  const content = await readContent(join(root, "content"));
  const { values, results } = checkEnvironment(env);
  const { site } = content;
  const settings = values && site?.isValid ? readSettings(site.fields, env) : undefined;
  const sections: Record<string, Result[]> = {
    Environment: results,
    Content: await checkContent(content),
    ...(await checkTrust(root)),
    ...(settings && { "Launched features": checkFeatures(settings) }),
    ...(values && { Database: await checkDatabase(root, values, settings) }),
    ...(fetch && { "Links to other sites": await checkLinks(content, fetch) }),
  };
  const pages = Object.entries(sections).map(([title, found]) =>
    [title, ...found.map(format)].join("\n"),
  );
  const all = Object.values(sections).flat();
  const count = (level: Result["level"]) => all.filter((one) => one.level === level).length;
  const sum = `${count("BROKEN") || "Nothing is"} broken. ${plural(count("hint"), "hint")}.`;
  return { report: [...pages, sum].join("\n\n"), isBroken: count("BROKEN") > 0 };
}

const format = ({ level, text, fix }: Result) =>
  `  ${level.padEnd(6)}  ${text}${fix ? `\n          -> ${fix}` : ""}`;

function checkEnvironment(env: NodeJS.ProcessEnv): { results: Result[]; values?: Env } {
  try {
    return { values: readEnv(env), results: [ok("All environment variables have valid values")] };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const fix = "Correct the variable, or remove it from the environment.";
    return { results: error.message.split("\n").map((line) => broken(line, fix)) };
  }
}

async function checkContent(content: Content): Promise<Result[]> {
  const errors = await findErrors(content);
  const fix = "Correct it in a text editor or in the Studio (npm run dev, then /studio).";
  if (errors.length > 0) return errors.map((error) => broken(formatContentError(error), fix));
  return [
    ok(`${plural(content.entries.length, "entry", "entries")} without mistakes or broken links`),
  ];
}

/** Nothing can be published from a folder that git does not trust. */
async function checkTrust(root: string): Promise<Record<string, Result[]>> {
  const { stderr } = await promisify(execFile)("git", ["-C", root, "rev-parse"]).catch(Object);
  const [fix] = /git config --global --add safe\.directory .+/.exec(stderr) ?? [];
  if (!fix) return {};
  const text =
    "git does not trust this folder, because another user of this computer owns it. Nothing can be published.";
  return { Publishing: [broken(text, `Run: ${fix}`)] };
}

const yearInMs = 365 * 86_400_000;

function checkFeatures({ features, moderation, help: { checked = "" } }: Site): Result[] {
  const states = Object.entries(features).map(([name, on]) => `${name} ${on ? "on" : "off"}`);
  const when = moderation === "before" ? "once a moderator approves them" : "at once";
  const isChecked = Date.now() - Date.parse(checked) <= yearInMs;
  const numbers = hint(
    "You have not confirmed the phone numbers of the help lines in the last year.",
    "Check each number, then enter today's date as help.checked in content/site.json.",
  );
  return [ok(states.join(", ")), ok(`Posts are shown ${when}`), ...(isChecked ? [] : [numbers])];
}

async function checkDatabase(root: string, env: Env, site: Site | undefined) {
  const { DATABASE_URL: databaseUrl, DATA_DIR } = env;
  const dataDir = join(root, DATA_DIR);
  if (!databaseUrl && !existsSync(join(dataDir, "pg")))
    return [hint("There is no embedded database yet.", "Run npm start to create it.")];
  try {
    const opened = databaseUrl ? openPostgres(databaseUrl) : await openLocalDatabase({ dataDir });
    return await opened
      .transaction("READ ONLY", (run) => checkTables(run, site))
      .finally(opened.close);
  } catch (error) {
    if (error instanceof DamagedDatabase) return [broken(error.message, "See docs/backups.md.")];
    if (error instanceof UserError) return [hint(`Not checked. ${error.message}`)];
    return [unreachable(errorCode(error))];
  }
}

const unreachable = (code = "no answer") =>
  broken(
    `DATABASE_URL: the database cannot be reached (${code}).`,
    "Compare it with the connection string that Neon shows under Connect.",
  );

async function checkTables(run: Run, site: Site | undefined): Promise<Result[]> {
  const { version: last } = await stateOf(run);
  const pending = migrations().filter(({ version }) => version > last).length;
  if (pending > 0)
    return [
      broken(`The database lacks ${plural(pending, "migration")}.`, "Run: npm run db -- migrate"),
    ];
  const [row] = await ask(run, "SELECT count(*) FROM users WHERE password <> ''");
  const people = Number(row?.[0]);
  const { comments, discussions } = site?.features ?? {};
  const isNeeded = comments || discussions || site?.moderation === "before";
  const fix = 'Run: npm run db -- user add "Your name" --creator';
  return [
    ok("The database works, and its tables are up to date"),
    people > 0
      ? ok(`Moderators who can sign in at /desk: ${people}`)
      : (isNeeded ? broken : hint)("No moderator can sign in at /desk yet.", fix),
  ];
}

async function checkLinks({ entries, site }: Content, fetch: NonNullable<Project["fetch"]>) {
  const files = [...entries, ...(site ? [site] : [])];
  const hrefs = files.flatMap(({ fields, body }) => [
    ...textsIn(fields).flatMap(({ text }) => hrefsIn(text)),
    ...(body?.links ?? []).map(({ href }) => href),
  ]);
  const urls = [...new Set(hrefs)].filter(
    (href) => /^https?:/.test(href) && !/\bexample\.(org|com|net)\b/.test(href),
  );
  const fix = "Open it in a browser. If it does not work there, correct the link in content/.";
  const checks = urls.map(async (url) => {
    const init = { signal: AbortSignal.timeout(10_000) };
    const status = await fetch(url, init).then(
      ({ status }) => status,
      () => 0,
    );
    if (status > 0 && status < 400) return [];
    const text = `${url} ${status ? `responds with ${status}` : "does not respond"}.`;
    return status === 404 || status === 410 ? broken(text, fix) : hint(text, fix);
  });
  const wrong = (await Promise.all(checks)).flat();
  return wrong.length > 0 ? wrong : [ok(`No broken links to other sites (${urls.length} checked)`)];
}
