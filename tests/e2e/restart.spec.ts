import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fillForm, openForm } from "./reply-form.ts";
import { expect, test } from "./test.ts";
import { copyOf } from "./variants.ts";

let dataDir: string;
const running = new Set<ChildProcess>();

// Each test starts several servers, and each takes seconds on a busy machine.
test.describe.configure({ timeout: 240_000 });

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-restart-"));
});

test.afterEach(async ({ page }) => {
  // A page reports failed requests when its server stops.
  await page.close();
  for (const child of running) await stop(child, "SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs `npm start` on the built site. */
function spawnServer(variables: Record<string, string>): ChildProcess {
  const env = { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir, PORT: "0", ...variables };
  const child = spawn("node", ["scripts/start.ts", "--built"], {
    cwd: copyOf("site"),
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  return child;
}

async function start() {
  const child = spawnServer({});
  if (!child.stdout || !child.stderr) throw new Error("no output");
  const errors = text(child.stderr);
  for await (const chunk of child.stdout) {
    const [address] = /http:\/\/\S+/.exec(String(chunk)) ?? [];
    if (address) return { child, address };
  }
  throw new Error(`The server ended before it was ready: ${await errors}`);
}

async function stop(child: ChildProcess, signal: NodeJS.Signals) {
  running.delete(child);
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

async function failToStart(variables: Record<string, string>) {
  const child = spawnServer(variables);
  if (!child.stderr) throw new Error("no output");
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  running.delete(child);
  return { errors, code };
}

test("keeps a reply that was posted just before the server was killed", async ({ page }) => {
  const { child, address } = await start();
  await page.goto(`${address}/discussions/1`);
  await openForm(page);
  await fillForm(page, "Posted before the end");
  const response = page.waitForResponse((one) => one.url().endsWith("/replies"));
  await page.getByRole("button", { name: "Post Reply" }).click();
  expect((await response).status()).toBe(201);
  // The browser would report requests that fail when the server stops.
  await page.goto("about:blank");
  await stop(child, "SIGKILL");
  const next = await start();
  await page.goto(`${next.address}/discussions/1`);
  await expect(page.getByRole("heading", { name: "Replies (1)" })).toBeVisible();
  await expect(page.getByText("Posted before the end")).toBeVisible();
  await page.goto("about:blank");
  await stop(next.child, "SIGINT");
  expect(next.child.exitCode).toBe(0);
});

test("refuses an invalid environment variable with a one-line error", async () => {
  expect(await failToStart({ POST_LIMIT: "many" })).toEqual({
    code: 1,
    errors: 'Environment POST_LIMIT: found "many". Expected a whole number from 1 to 1000000.\n',
  });
});
