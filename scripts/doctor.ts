import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { findErrors } from "../src/collections/check/check.ts";
import { hrefsIn } from "../src/collections/files/hrefs.ts";
import { type Content, readContent } from "../src/collections/files/read-content.ts";
import { entriesOf, isDraft, textsIn } from "../src/collections/files/select-entries.ts";
import { readSettings } from "../src/collections/files/site-settings.ts";
import type { CollectionName } from "../src/collections/schemas/collections.ts";
import type { Site } from "../src/collections/schemas/site.ts";
import { formatContentError } from "../src/errors/content-error.ts";
import { UserError } from "../src/errors/user-error.ts";
import { plural } from "../src/lib/plural.ts";
import { connect, errorCode } from "../src/server/db/client.ts";
import { migrations } from "../src/server/db/migrate.ts";
import { type Env, readEnv } from "../src/server/env.ts";
import { isNeon, openLocalDatabase } from "./dev-server/database.ts";
import { DamagedDatabase } from "./dev-server/pglite.ts";

export interface Project {
  root: string;
  env: NodeJS.ProcessEnv;
  /** Requests links to other sites. Without it they are not checked. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

interface Result {
  level: "ok" | "hint" | "BROKEN";
  text: string;
  fix?: string;
}

const ok = (text: string): Result => ({ level: "ok", text });
const hint = (text: string, fix?: string): Result => ({ level: "hint", text, ...(fix && { fix }) });
const broken = (text: string, fix: string): Result => ({ level: "BROKEN", text, fix });

export async function runDoctor(): Promise<void> {
  const isOnline = process.argv.includes("--online");
  const { report, isBroken } = await examine({
    ...{ root: ".", env: process.env },
    ...(isOnline ? { fetch } : {}),
  });
  console.log(report);
  process.exitCode = isBroken ? 1 : 0;
}

/** Checks everything that the site needs, and changes nothing. */
export async function examine({ root, env, fetch }: Project) {
  const content = await readContent(join(root, "content"));
  const environment = checkEnvironment(env);
  const settings = environment.values && siteOf(content, env);
  const sections: [title: string, check: () => Promise<Result[]>][] = [
    ["Environment", async () => environment.results],
    ["Content", () => checkContent(content, env)],
    ["Launched features", async () => checkFeatures(content, settings)],
    ["Database", () => checkDatabase(root, environment.values, settings)],
  ];
  if (fetch) sections.push(["Links to other sites", () => checkLinks(content, fetch)]);
  const all: Result[] = [];
  const pages: string[] = [];
  for (const [title, check] of sections) {
    const results = await check();
    all.push(...results);
    pages.push([title, ...results.map(format)].join("\n"));
  }
  const count = (level: Result["level"]) => all.filter((one) => one.level === level).length;
  const sum = `${count("BROKEN") || "Nothing is"} broken. ${plural(count("hint"), "hint")}.`;
  return { report: [...pages, sum].join("\n\n"), isBroken: count("BROKEN") > 0 };
}

const format = ({ level, text, fix }: Result) =>
  `  ${level.padEnd(6)}  ${text}${fix ? `\n          -> ${fix}` : ""}`;

function checkEnvironment(env: NodeJS.ProcessEnv): { results: Result[]; values?: Env } {
  try {
    const values = readEnv(env);
    return {
      values,
      results: [ok("All environment variables have valid values"), checkMail(values)],
    };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const fix = "Correct the variable, or remove it from the environment.";
    return { results: error.message.split("\n").map((line) => broken(line, fix)) };
  }
}

const mailGuide = "See docs/deploying.md, Send emails.";

function checkMail({ MAIL_URL, MAIL_FROM }: Env): Result {
  if (!MAIL_URL && !MAIL_FROM) return hint("No emails are sent: MAIL_URL is not set.", mailGuide);
  if (!MAIL_URL || !MAIL_FROM) {
    const [set, unset] = MAIL_URL ? ["MAIL_URL", "MAIL_FROM"] : ["MAIL_FROM", "MAIL_URL"];
    return broken(`No emails are sent: ${set} is set, but ${unset} is not.`, mailGuide);
  }
  const { username, password } = new URL(MAIL_URL);
  const isLocal = /^(localhost|127\.|\[::1\])/.test(new URL(MAIL_URL).hostname);
  if (!isLocal && !(username && password))
    return hint("MAIL_URL has no user name and password, which most providers require.", mailGuide);
  return ok(`Emails are sent from ${MAIL_FROM}`);
}

async function checkContent(content: Content, env: NodeJS.ProcessEnv): Promise<Result[]> {
  const errors = await findErrors(content, { URL: env["URL"] });
  const fix = "Correct it in a text editor or in the Studio (npm run dev, then /studio).";
  if (errors.length > 0) return errors.map((error) => broken(formatContentError(error), fix));
  return [
    ok(`${plural(content.entries.length, "entry", "entries")} without mistakes or broken links`),
  ];
}

const siteOf = ({ site }: Content, env: NodeJS.ProcessEnv): Site | undefined =>
  site?.isValid ? readSettings(site.fields, env) : undefined;

const shownBy: [feature: keyof Site["features"], by: CollectionName[], one: string][] = [
  ["blog", ["blog"], "post"],
  ["comments", ["videos", "evidence"], "video or photograph"],
  ["discussions", ["discussions"], "discussion"],
];

const yearInMs = 365 * 86_400_000;
const howToCheck =
  "Check each number, then enter today's date as help.checked in content/site.json.";

function checkFeatures(content: Content, site: Site | undefined): Result[] {
  if (!site)
    return [hint("Not checked, because of a mistake in content/site.json or the environment.")];
  const states = shownBy.map(([name]) => `${name} ${site.features[name] ? "on" : "off"}`);
  const empty = shownBy.filter(
    ([name, by]) => site.features[name] && entriesOf(content, ...by).every(isDraft),
  );
  const { checked } = site.help;
  const isChecked = checked && Date.now() - Date.parse(checked) <= yearInMs;
  const lastChecked = checked
    ? `The phone numbers of the help lines were last checked on ${checked}.`
    : "You have not confirmed the phone numbers of the help lines.";
  return [
    ok(states.join(", ")),
    ok(
      `Posts are shown ${site.moderation === "before" ? "once a moderator approves them" : "at once"}`,
    ),
    ...empty.map(([name, , one]) =>
      broken(
        `${name} is on, but every ${one} is a draft, so visitors see an empty page.`,
        `Untick Draft for one of them in the Studio, or switch ${name} off in content/site.json.`,
      ),
    ),
    ...(isChecked ? [] : [hint(lastChecked, howToCheck)]),
  ];
}

async function checkDatabase(root: string, env: Env | undefined, site: Site | undefined) {
  if (!env) return [hint("Not checked, because of a mistake in the environment.")];
  const { DATABASE_URL: databaseUrl, DATA_DIR } = env;
  const dataDir = join(root, DATA_DIR);
  if (!databaseUrl && !existsSync(join(dataDir, "pg")))
    return [hint("There is no embedded database yet.", "Run npm start to create it.")];
  try {
    if (databaseUrl && isNeon(databaseUrl))
      return await checkTables(connect({ databaseUrl }), site);
    const local = await openLocalDatabase(databaseUrl ? { databaseUrl } : { dataDir });
    return await checkTables(connect(local), site).finally(local.close);
  } catch (error) {
    if (error instanceof UserError && !(error instanceof DamagedDatabase))
      return [hint(`Not checked. ${error.message}`)];
    return [databaseUrl ? unreachable(errorCode(error)) : unreadable(DATA_DIR)];
  }
}

const unreachable = (code = "no answer") =>
  broken(
    `DATABASE_URL: the database cannot be reached (${code}).`,
    "Compare it with the connection string that Neon shows under Connect.",
  );

const unreadable = (directory: string) =>
  broken(
    `The embedded database in ${directory} cannot be opened.`,
    `To keep its data, rename ${directory}. Then run npm start, which creates a new database.`,
  );

async function checkTables(db: ReturnType<typeof connect>, site?: Site): Promise<Result[]> {
  const last = await lastMigration(db);
  const pending = migrations().filter(({ version }) => version > last).length;
  if (pending > 0)
    return [
      broken(`The database lacks ${plural(pending, "migration")}.`, "Run: npm run db -- migrate"),
    ];
  const { rows } = await db.execute<{ count: string }>(sql`
    SELECT count(*)::text FROM users WHERE password <> ''`);
  const people = Number(rows[0]?.count);
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

async function lastMigration(db: ReturnType<typeof connect>): Promise<number> {
  try {
    const { rows } = await db.execute<{ last: string | null }>(
      sql`SELECT max(created_at)::text AS last FROM drizzle.__drizzle_migrations`,
    );
    return Number(rows[0]?.last ?? 0);
  } catch (error) {
    if (["42P01", "3F000"].includes(errorCode(error) ?? "")) return 0;
    throw error;
  }
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
  const checks = urls.map(async (url) => {
    const init = { signal: AbortSignal.timeout(10_000) };
    const status = await fetch(url, init).then(
      ({ status }) => status,
      () => 0,
    );
    const fix = "Open it in a browser. If it does not work there, correct the link in content/.";
    if (status === 404 || status === 410) return broken(`${url} does not exist (${status}).`, fix);
    if (status === 0) return hint(`${url} does not respond.`, fix);
    return status < 400
      ? []
      : hint(`${url} responds with ${status}. It may reject automatic requests.`, fix);
  });
  const wrong = (await Promise.all(checks)).flat();
  return wrong.length > 0 ? wrong : [ok(`No broken links to other sites (${urls.length} checked)`)];
}
