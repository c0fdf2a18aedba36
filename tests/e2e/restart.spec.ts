import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SiteProcess, startSiteProcess } from "../support/site-process.ts";
import { fillForm, openForm } from "./reply-form.ts";
import { expect, test } from "./test.ts";
import { copyOf } from "./variants.ts";

// Starting a server takes seconds on a busy machine.
test.describe.configure({ timeout: 120_000 });

let directory: string;
const started: SiteProcess[] = [];

test.beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "site-restart-"));
});

test.afterEach(async () => {
  await Promise.all(started.map((server) => server.end("SIGKILL")));
  await rm(directory, { recursive: true, force: true });
});

async function start(): Promise<SiteProcess> {
  const server = await startSiteProcess({ DATA_DIR: directory }, { cwd: copyOf("site") });
  started.push(server);
  return server;
}

test("keeps a reply that was posted just before the server was killed", async ({ page }) => {
  const server = await start();
  await page.goto(`${server.address}/discussions/1`);
  await openForm(page);
  await fillForm(page, "Posted before the end");
  const response = page.waitForResponse((one) => one.url().endsWith("/replies"));
  await page.getByRole("button", { name: "Post Reply" }).click();
  expect((await response).status()).toBe(201);
  // The browser would report requests that fail when the server stops.
  await page.goto("about:blank");
  await server.end("SIGKILL");

  const next = await start();
  await page.goto(`${next.address}/discussions/1`);
  await expect(page.getByRole("heading", { name: "Replies (1)" })).toBeVisible();
  await expect(page.getByText("Posted before the end")).toBeVisible();
  await page.goto("about:blank");
  expect(await next.end("SIGINT")).toBe(0);
});
