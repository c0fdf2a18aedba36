import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface BuiltSite {
  address: string;
  close(): Promise<void>;
}

/** Everything launched, built beside the site as it is. */
export const launched = {
  FEATURES: "blog,comments,discussions",
  BUILD_DIR: ".build/launched",
  SETTINGS: "tests/setup/launched-site.json",
};

/**
 * Builds the site as it is delivered, with the switches of `content/site.json`, and serves it.
 * @param settings variables of the environment that differ
 */
export async function startBuiltSite(settings: Partial<typeof launched> = {}): Promise<BuiltSite> {
  const data = await mkdtemp(join(tmpdir(), "bench-"));
  const port = 10_000 + Math.floor(Math.random() * 10_000);
  const child = spawn(process.execPath, ["scripts/start.ts", ...flags()], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      DATABASE_URL: "",
      URL: "",
      ...settings,
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

/** `--built` takes `dist/` as it stands. */
const flags = () => process.argv.filter((argument) => argument === "--built");

async function ready(child: ChildProcess): Promise<void> {
  child.once("exit", (code) => {
    if (code) throw new Error("The site did not start");
  });
  for await (const chunk of child.stdout ?? [])
    if (String(chunk).includes("The site is ready")) return;
}
