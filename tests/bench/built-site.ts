import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject } from "../support/copy-project.ts";

export interface BuiltSite {
  address: string;
  close(): Promise<void>;
}

/** A copy of the project with the creator's content and every feature launched. */
export const launched = {
  copy: ".build/bench-launched",
  content: "content",
  settings: "tests/support/launched-site.json",
  FEATURES: "blog,comments,discussions",
};

/** Builds and serves the site with the settings in `content/site.json`, or another variant of it. */
export async function startBuiltSite(variant?: typeof launched): Promise<BuiltSite> {
  if (variant) await copyProject(variant.copy, variant.settings, variant.content);
  const data = await mkdtemp(join(tmpdir(), "bench-"));
  const port = 10_000 + Math.floor(Math.random() * 10_000);
  const child = spawn(process.execPath, ["scripts/start.ts", ...flags()], {
    cwd: variant?.copy,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      DATABASE_URL: "",
      URL: "",
      ...(variant && { FEATURES: variant.FEATURES }),
    },
  });
  await ready(child);
  return {
    address: `http://localhost:${port}`,
    close: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
      await rm(data, { recursive: true });
    },
  };
}

const flags = () => process.argv.filter((argument) => argument === "--built");

async function ready(child: ChildProcess): Promise<void> {
  child.once("exit", (code) => {
    if (code) throw new Error("The site did not start");
  });
  for await (const chunk of child.stdout ?? [])
    if (String(chunk).includes("The site is ready")) return;
}
