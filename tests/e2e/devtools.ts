import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browser } from "./browser.ts";

/** What the browser answers to a command, or tells by itself. */
// biome-ignore lint/suspicious/noExplicitAny: the protocol's thousand messages have no types here
type Message = Record<string, any>;

/** A page in a browser that is driven without Playwright, which lets no page be prepared. */
export interface DrivenPage {
  /** Whether the browser has opened it ahead of the visitor. */
  isPrepared: boolean;
  /** What it asks for, from its first request on: the method and the address. */
  requests: string[];
  send(method: string, params?: Message): Promise<Message>;
}

export interface DrivenBrowser {
  /** The first is that of the visitor. */
  pages: DrivenPage[];
  close(): Promise<void>;
}

/** Starts the browser of the tests with one empty page, and drives each page that it opens. */
export async function driveBrowser(): Promise<DrivenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), "browser-"));
  const child = await start(profile);
  const pages: DrivenPage[] = [];
  const send = await connect(await addressOf(child), pages);
  const { targetInfos } = await send("Target.getTargets", { filter: [{ type: "tab" }] });
  const [{ targetId }] = targetInfos;
  // Only who holds the tab itself lets it prepare pages.
  const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await send("Target.setAutoAttach", attach, sessionId);
  return {
    pages,
    async close() {
      child.kill();
      await once(child, "exit");
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The value of an expression in the page. */
export async function evaluate({ send }: DrivenPage, expression: string): Promise<unknown> {
  const answer = await send("Runtime.evaluate", { expression, returnByValue: true });
  return answer["result"].value;
}

async function start(profile: string): Promise<ChildProcess> {
  const { executablePath = chromium.executablePath() } = await browser();
  // As Playwright starts it: where everything runs as root there is no sandbox.
  const usual = ["--headless", "--no-sandbox", "--disable-dev-shm-usage"];
  const own = ["--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
  return spawn(executablePath, [...usual, ...own], {
    stdio: ["ignore", "ignore", "pipe"],
  });
}

/** The browser says as it starts where it is reached. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  let said = "";
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  stderr?.on("data", (part) => {
    said += String(part);
    const [address] = /ws:\/\/\S+(?=\s)/.exec(said) ?? [];
    if (address) resolve(address);
  });
  stderr?.once("end", () => reject(new Error(`The browser did not start: ${said}`)));
  return promise;
}

type Send = (method: string, params?: Message, sessionId?: string) => Promise<Message>;

async function connect(address: string, pages: DrivenPage[]): Promise<Send> {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map<number, PromiseWithResolvers<Message>>();
  const bySession = new Map<string, DrivenPage>();
  const send: Send = (method, params = {}, sessionId) => {
    const id = waiting.size + 1;
    const answer = Promise.withResolvers<Message>();
    waiting.set(id, answer);
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return answer.promise;
  };
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error, method, params, sessionId } = JSON.parse(data);
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else if (id) waiting.get(id)?.resolve(result);
    if (method === "Network.requestWillBeSent")
      bySession.get(sessionId)?.requests.push(`${params.request.method} ${params.request.url}`);
    if (method !== "Target.attachedToTarget" || params.targetInfo.type !== "page") return;
    const page = pageOf(params, send);
    bySession.set(params.sessionId, page);
    pages.push(page);
  });
  return send;
}

/** Listens before the page begins. */
function pageOf({ sessionId, targetInfo }: Message, send: Send): DrivenPage {
  const own: DrivenPage["send"] = (method, params) => send(method, params, sessionId);
  void own("Network.enable");
  void own("Runtime.runIfWaitingForDebugger");
  return { isPrepared: targetInfo["subtype"] === "prerender", requests: [], send: own };
}
