import { existsSync } from "node:fs";
import { join } from "node:path";
import { findErrors } from "../src/collections/check/check.ts";
import { type Content, readContent } from "../src/collections/files/read-content.ts";
import { readSettings } from "../src/collections/files/site-settings.ts";
import type { Site } from "../src/collections/schemas/site.ts";
import { formatContentError } from "../src/lib/errors/content-error.ts";
import { UserError } from "../src/lib/errors/user-error.ts";
import { plural } from "../src/lib/text/plural.ts";
import { migrations } from "../src/server/db/migrate.ts";
import { explain } from "../src/server/db/plain-errors.ts";
import { type Env, readEnv } from "../src/server/env.ts";
import { ask, stateOf } from "./backup/tables.ts";
import { openLocalDatabase } from "./dev-server/database.ts";
import type { Run } from "./dev-server/neon-proxy.ts";
import { DamagedDatabase } from "./dev-server/pglite.ts";

interface Result {
  level: "ok" | "hint" | "BROKEN";
  text: string;
  fix?: string;
}

const ok = (text: string): Result => ({ level: "ok", text });
const hint = (text: string, fix: string): Result => ({ level: "hint", text, fix });
const broken = (text: string, fix: string): Result => ({ level: "BROKEN", text, fix });

export async function runDoctor(): Promise<void> {
  const { report, isBroken } = await examine(".", process.env);
  console.log(report);
  process.exitCode = isBroken ? 1 : 0;
}

export async function examine(root: string, variables: NodeJS.ProcessEnv) {
  const content = await readContent(join(root, "content"));
  const { env, results } = checkEnvironment(variables);
  const site =
    env && content.site?.isValid ? readSettings(content.site.fields, variables) : undefined;
  const sections: Record<string, Result[]> = {
    Environment: results,
    Content: await checkContent(content),
    ...(site && { "Launched features": checkFeatures(site) }),
    ...(env && { Database: await checkDatabase(root, env, site) }),
  };
  const parts = Object.entries(sections).map(([title, found]) =>
    [title, ...found.map(format)].join("\n"),
  );
  const all = Object.values(sections).flat();
  const count = (level: Result["level"]) => all.filter((one) => one.level === level).length;
  const sum = `${count("BROKEN") || "Nothing is"} broken. ${plural(count("hint"), "hint")}.`;
  return { report: [...parts, sum].join("\n\n"), isBroken: count("BROKEN") > 0 };
}

const format = ({ level, text, fix }: Result) =>
  `  ${level.padEnd(6)}  ${text}${fix ? `\n          -> ${fix}` : ""}`;

function checkEnvironment(variables: NodeJS.ProcessEnv): { results: Result[]; env?: Env } {
  try {
    const env = readEnv(variables);
    const mail =
      env.MAIL_URL && env.MAIL_FROM
        ? ok("Emails are sent through the server of MAIL_URL")
        : hint("No email is sent.", "Set MAIL_URL and MAIL_FROM: docs/deploying.md.");
    return {
      env,
      results: [
        ok(`Node ${process.versions.node}, and all environment variables have valid values`),
        mail,
      ],
    };
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

const yearInMs = 365 * 86_400_000;

function checkFeatures({ features, help: { checked = "" } }: Site): Result[] {
  const states = Object.entries(features).map(([name, on]) => `${name} ${on ? "on" : "off"}`);
  const isChecked = Date.now() - Date.parse(checked) <= yearInMs;
  const numbers = hint(
    "You have not confirmed the phone numbers of the help lines in the last year.",
    "Check each number, then enter today's date as help.checked in content/site.json.",
  );
  return [ok(states.join(", ")), ...(isChecked ? [] : [numbers])];
}

async function checkDatabase(root: string, env: Env, site: Site | undefined): Promise<Result[]> {
  const { DATABASE_URL: databaseUrl, DATA_DIR } = env;
  const dataDir = join(root, DATA_DIR);
  if (!databaseUrl && !existsSync(join(dataDir, "pg")))
    return [hint("There is no embedded database yet.", "Run npm start to create it.")];
  const fix = "Look it up in docs/when-something-breaks.md.";
  try {
    const opened = await openLocalDatabase(databaseUrl ? { databaseUrl } : { dataDir });
    return await opened
      .transaction("READ ONLY", (run) => checkTables(run, site))
      .finally(opened.close);
  } catch (error) {
    const isUsed = error instanceof UserError && !(error instanceof DamagedDatabase);
    return [isUsed ? hint(`Not checked. ${error.message}`, fix) : broken(explain(error), fix)];
  }
}

async function checkTables(run: Run, site: Site | undefined): Promise<Result[]> {
  const { version: last } = await stateOf(run);
  if (migrations().some(({ version }) => version > last))
    return [broken("The database lacks a migration.", "Run: npm run db -- migrate")];
  const works = ok("The database works, and its tables are up to date");
  const [row] = await ask(run, "SELECT count(*) FROM users WHERE password <> ''");
  const people = Number(row?.[0]);
  if (people > 0) return [works, ok(`Moderators who can sign in at /desk: ${people}`)];
  const { comments, discussions } = site?.features ?? {};
  const isNeeded = comments || discussions || site?.moderation === "before";
  const fix = 'Run: npm run db -- user add "Your name" --creator';
  return [works, (isNeeded ? broken : hint)("No moderator can sign in at /desk yet.", fix)];
}
