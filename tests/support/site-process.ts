import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export interface SiteProcess {
  address: string;
  firstLink: string | undefined;
  /** Returns the exit code, or null if the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

interface Options {
  cwd?: string | undefined;
}

export async function startSiteProcess(
  variables: Record<string, string>,
  { cwd }: Options = {},
): Promise<SiteProcess> {
  const child = spawn(process.execPath, ["scripts/start.ts", "--built"], {
    cwd,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PORT: "0", DATABASE_URL: "", URL: "", FEATURES: "blog", ...variables },
  });
  const [address = "", firstLink] = await addressesOf(child);
  return { address, firstLink, end: (signal) => end(child, signal) };
}

export const addressOf = async (child: ChildProcess) => (await addressesOf(child))[0] ?? "";

async function addressesOf({ stdout }: ChildProcess): Promise<string[]> {
  for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    const found = String(chunk).match(/http:\/\/\S+/g);
    if (found) return found;
  }
  throw new Error("The site did not start");
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
  return child.exitCode;
}
