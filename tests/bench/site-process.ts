import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** The site as it is built already, in a process of its own, on any free port. */
export interface SiteProcess {
  address: string;
  pid: number;
  /** Ends it, and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** @param isQuiet where it will complain, for good reason */
export async function startSiteProcess(
  variables: Record<string, string>,
  isQuiet = false,
): Promise<SiteProcess> {
  const child = spawn(process.execPath, ["scripts/start.ts", "--built"], {
    stdio: ["ignore", "pipe", isQuiet ? "ignore" : "inherit"],
    env: { ...process.env, PORT: "0", DATABASE_URL: "", URL: "", FEATURES: "blog", ...variables },
  });
  const address = await addressOf(child);
  return { address, pid: child.pid ?? 0, end: (signal) => end(child, signal) };
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    const [found] = /http:\/\/\S+/.exec(String(chunk)) ?? [];
    if (found) return found;
  }
  throw new Error("The site did not start");
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

/** Builds `dist/`, unless `--built` says that it is as it should be. */
export async function buildOnce(): Promise<void> {
  if (process.argv.includes("--built")) return;
  const [code] = await once(
    spawn(process.execPath, ["scripts/build.ts"], { stdio: ["ignore", "ignore", "inherit"] }),
    "exit",
  );
  if (code !== 0) throw new Error("The site was not built");
}
