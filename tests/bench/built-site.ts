import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject } from "../support/copy-project.ts";
import { startSiteProcess } from "../support/site-process.ts";

export interface BuiltSite {
  address: string;
  close(): Promise<void>;
}

/** A copy of the project with the tests' content and every feature launched. */
export const launched = {
  copy: ".build/bench-launched",
  settings: "tests/support/launched-site.json",
  FEATURES: "blog,comments,discussions",
};

type Variant = typeof launched & {
  /** Adds entries to the copy and to the new folder of its database. */
  fill?: (copy: string, data: string) => Promise<void>;
};

/** Builds the site, unless the option `--built` is set. @param variant undefined for this project */
export async function buildOnce(variant?: Variant): Promise<void> {
  if (process.argv.includes("--built")) return;
  const child = spawn(process.execPath, ["scripts/build.ts"], {
    cwd: variant?.copy,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, URL: "", ...(variant && { FEATURES: variant.FEATURES }) },
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The build failed. Run npm run build to see why");
}

/** Builds and serves the site with the settings in `content/site.json`, or another variant of it. */
export async function startBuiltSite(variant?: Variant): Promise<BuiltSite> {
  if (variant) await copyProject(variant.copy, variant.settings);
  const data = await mkdtemp(join(tmpdir(), "bench-"));
  await variant?.fill?.(variant.copy, data);
  await buildOnce(variant);
  const variables = { DATA_DIR: data, FEATURES: variant?.FEATURES ?? "" };
  const { address, end } = await startSiteProcess(variables, { cwd: variant?.copy });
  return {
    address,
    close: async () => {
      await end("SIGTERM");
      await rm(data, { recursive: true });
    },
  };
}
