import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "./test.ts";

export const password = "a long enough password";

/**
 * In this spec: a server of its own with everything launched, on a database of its own.
 * @param variables of its environment
 * @param moderators who can sign in at its desk, all with the same password
 * @returns a function that gives its address
 */
export function ownServer(variables: Record<string, string>, moderators: string[]): () => string {
  let directory = "";
  let address = "";
  let server: ChildProcess | undefined;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    directory = await mkdtemp(join(tmpdir(), "site-desk-"));
    const environment = { ...common, ...variables, DATA_DIR: directory };
    await run(["scripts/db.ts", "migrate"], environment);
    for (const name of moderators)
      await run(["scripts/db.ts", "user", "add", name], environment, password);
    server = program(["scripts/start.ts", "--built"], environment);
    address = await addressOf(server);
  });

  test.afterAll(async () => {
    server?.kill("SIGTERM");
    if (server && server.exitCode === null) await once(server, "exit");
    await rm(directory, { recursive: true, force: true });
  });

  return () => address;
}

const common = {
  PORT: "0",
  DATABASE_URL: "",
  URL: "",
  FEATURES: "blog,comments,discussions",
  BUILD_DIR: ".build/launched",
  POST_LIMIT: "100000",
};

const program = (args: string[], environment: object): ChildProcess =>
  spawn("node", args, {
    env: { ...process.env, ...environment },
    stdio: ["pipe", "pipe", "inherit"],
  });

async function run(args: string[], environment: object, input = "") {
  const child = program(args, environment);
  child.stdin?.end(input);
  child.stdout?.resume();
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}`);
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    const [found] = /http:\/\/\S+/.exec(String(chunk)) ?? [];
    if (found) return found;
  }
  throw new Error("The server ended before it was ready");
}
