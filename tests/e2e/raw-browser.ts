import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { browser } from "./browser.ts";

type Message = { id?: number; method?: string; params: Record<string, unknown>; result?: unknown };

/** A page of a browser that Playwright does not lead, since it keeps pages from being prepared. */
export interface RawPage {
  send<Result>(method: string, params?: object): Promise<Result>;
  /** What the page's JavaScript gives. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** The events of one name so far, newest last. */
  events(method: string): Record<string, unknown>[];
}

/** Opens a browser of its own at an address, and closes it after `use`. */
export async function withRawPage(url: string, use: (page: RawPage) => Promise<void>) {
  const { executablePath = "google-chrome", args = [] } = await browser();
  const profile = await mkdtemp(join(tmpdir(), "raw-browser-"));
  // A machine that is short of memory would prepare nothing.
  const all = args.map((arg) => arg.replace(/^--disable-features=/, "$&Prerender2MemoryControls,"));
  const own = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, url];
  const child = spawn(executablePath, [...all, ...own], { stdio: "ignore" });
  try {
    const port = await debuggingPort(profile);
    const socket = new WebSocket(await pageAddress(port, url));
    await once(socket, "open");
    await use(pageOf(socket));
    socket.close();
  } finally {
    child.kill("SIGKILL");
    await once(child, "exit");
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The browser writes its port into its profile. */
async function debuggingPort(profile: string): Promise<string> {
  const read = () => readFile(join(profile, "DevToolsActivePort"), "utf8").catch(() => "");
  await expect.poll(read, { timeout: 20_000 }).toContain("\n");
  return (await read()).split("\n")[0] ?? "";
}

async function pageAddress(port: string, url: string): Promise<string> {
  const find = async () => {
    const list = await fetch(`http://127.0.0.1:${port}/json/list`);
    const targets = (await list.json()) as { url: string; webSocketDebuggerUrl: string }[];
    return targets.find((target) => target.url === url)?.webSocketDebuggerUrl ?? "";
  };
  await expect.poll(find, { timeout: 20_000 }).not.toBe("");
  return find();
}

function pageOf(socket: WebSocket): RawPage {
  const seen: Message[] = [];
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id === undefined) seen.push(message);
    else waiting.get(message.id)?.(message.result);
  });
  let last = 0;
  const send = <Result>(method: string, params: object = {}) =>
    new Promise<Result>((resolve) => {
      last += 1;
      waiting.set(last, (result) => resolve(result as Result));
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return {
    send,
    evaluate: async <Result>(expression: string) => {
      const params = { expression, returnByValue: true, awaitPromise: true };
      const { result } = await send<{ result: { value: Result } }>("Runtime.evaluate", params);
      return result.value;
    },
    events: (name) => seen.filter(({ method }) => method === name).map(({ params }) => params),
  };
}
