import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fillForm, openForm } from "./reply-form.ts";
import { expect, test } from "./test.ts";

let dataDir: string;
const running = new Set<ChildProcess>();

// Each starts whole servers, several seconds each on a busy machine.
test.describe.configure({ timeout: 90_000 });

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-restart-"));
});

test.afterEach(async ({ page }) => {
  // A page whose server goes complains of what it was fetching.
  await page.close();
  for (const child of running) await stop(child, "SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

/** `npm start` on the site as it is already built. */
function program(variables: Record<string, string>): ChildProcess {
  const env = { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir, PORT: "0", ...variables };
  const child = spawn("node", ["scripts/start.ts", "--built"], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  return child;
}

async function start() {
  const child = program({});
  if (!child.stdout) throw new Error("no output");
  for await (const chunk of child.stdout) {
    const [address] = /http:\/\/\S+/.exec(String(chunk)) ?? [];
    if (address) return { child, address };
  }
  throw new Error("The server ended before it was ready");
}

async function stop(child: ChildProcess, signal: NodeJS.Signals) {
  running.delete(child);
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

async function refusal(variables: Record<string, string>) {
  const child = program(variables);
  if (!child.stderr) throw new Error("no output");
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  running.delete(child);
  return { errors, code };
}

for (const signal of ["SIGTERM", "SIGINT", "SIGKILL"] as const)
  test(`a reply posted in the browser is there after ${signal} and a restart`, async ({
    page,
    context,
  }) => {
    const first = await start();
    // A page of its own: it may still be fetching the newest list when its server goes, and complain.
    const before = await context.newPage();
    await before.goto(`${first.address}/discussions/1`);
    await openForm(before);
    await fillForm(before, "Still here?");
    const answer = before.waitForResponse((response) => response.url().endsWith("/replies"));
    await before.getByRole("button", { name: "Post Reply" }).click();
    expect((await answer).status()).toBe(201);
    await stop(first.child, signal);
    const second = await start();
    await page.goto(`${second.address}/discussions/1`);
    await expect(page.getByRole("heading", { name: "Replies (1)" })).toBeVisible();
    await expect(page.getByText("Still here?")).toBeVisible();
  });

test("a second server on one data directory, or one port, is refused in one line", async () => {
  const { address } = await start();
  expect(await refusal({})).toEqual({
    code: 1,
    errors: expect.stringMatching(/^DATA_DIR: another server is using .*\n$/),
  });
  const other = await mkdtemp(join(tmpdir(), "site-restart-"));
  expect(await refusal({ DATA_DIR: other, PORT: new URL(address).port })).toEqual({
    code: 1,
    errors: expect.stringMatching(/^PORT: found \d+, but another program uses it.*\n$/),
  });
  await rm(other, { recursive: true });
});

test("a bad environment value is refused in one line", async () => {
  expect(await refusal({ POST_LIMIT: "many" })).toEqual({
    code: 1,
    errors: 'Environment POST_LIMIT: found "many". Expected a whole number from 1 to 1000000.\n',
  });
});
