// Builds the launched site and the preview for tests, unless nothing has changed since the last time.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lockDirectory } from "../../scripts/dev-server/database.ts";
import { copyProject } from "../support/copy-project.ts";
import { copyOf, type Site, secretMark, sites, type Variant } from "./variants.ts";

/** Vite reads these from a file. The names of the last two are those of public variables. */
const secrets = ["DATABASE_URL", "SECRET", "NETLIFY_PURGE_API_TOKEN", "PUBLIC_KEY", "VITE_KEY"];

const tenMinutes = 600_000;

export async function buildSites(): Promise<void> {
  const unlock = lockDirectory(".build/e2e", tenMinutes);
  // One after the other, because the preview takes its pictures from the launched site.
  for (const variant of ["launched", "preview"] as const) {
    await copySite(variant);
    await build(variant);
  }
  unlock();
}

export async function copySite(variant: Variant): Promise<void> {
  const { settings }: Site = sites[variant];
  await copyProject(copyOf(variant), settings);
  await writeFile(
    join(copyOf(variant), ".env"),
    secrets.map((name) => `${name}=${secretMark}-${name}`).join("\n"),
  );
}

async function build(variant: Variant): Promise<void> {
  const child = spawn(process.execPath, ["scripts/build.ts"], {
    cwd: copyOf(variant),
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      // Vitest sets another value, with which Vite builds drafts and React for development.
      NODE_ENV: "production",
      FEATURES: sites[variant].features,
      URL: "",
      // A commit alone changes no page.
      COMMIT_REF: "tests",
      // Without a mail server, the preview does not mention emails.
      ...(variant === "launched" && {
        MAIL_URL: "smtp://localhost:1025",
        MAIL_FROM: "forum@localhost.example",
      }),
      DATABASE_URL: `postgresql://${secretMark}`,
      API_KEY: `${secretMark}-key`,
    },
  });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The site "${variant}" was not built.\n${printed}`);
}

if (import.meta.main) await buildSites();
