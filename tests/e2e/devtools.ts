import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browser } from "./browser.ts";

/** A response or event of the DevTools protocol. */
// biome-ignore lint/suspicious/noExplicitAny: the messages of the protocol have no types here
type Message = Record<string, any>;

/** A page in a browser that is controlled without Playwright, because Playwright disables prerendering. */
export interface RemotePage {
  /** True if the browser prerendered the page. */
  isPrerendered: boolean;
  /** The events of the protocol's domains Network and Page since the page started. */
  events: Message[];
  send(method: string, params?: Message): Promise<Message>;
}

export interface RemoteBrowser {
  /** The first is the visitor's page. */
  pages: RemotePage[];
  close(): Promise<void>;
}

/** Starts the tests' browser with an empty page and further flags, and attaches to each page that it opens. */
export async function startRemoteBrowser(...more: string[]): Promise<RemoteBrowser> {
  const profile = await mkdtemp(join(tmpdir(), "browser-"));
  const child = await start(profile, more);
  const pages: RemotePage[] = [];
  const send = await connect(await debuggerUrl(child), pages);
  const { targetInfos } = await send("Target.getTargets", { filter: [{ type: "tab" }] });
  const [{ targetId }] = targetInfos;
  // Prerendered pages are only reported to a session that is attached to the tab.
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

/** Returns the parameters of the page's events with a name. */
export const eventsOf = ({ events }: RemotePage, name: string): Message[] =>
  events.flatMap(({ method, params }) => (method === name ? [params] : []));

/** Method and URL of each request since the page started. */
export const requestsOf = (page: RemotePage): string[] =>
  eventsOf(page, "Network.requestWillBeSent").map(
    ({ request }) => `${request.method} ${request.url}`,
  );

/** Evaluates an expression in the page, and awaits it. @returns undefined while the browser is replacing the page */
export async function evaluate({ send }: RemotePage, expression: string): Promise<unknown> {
  const parameters = { expression, awaitPromise: true, returnByValue: true };
  const response = await send("Runtime.evaluate", parameters).catch(() => undefined);
  return response?.["result"].value;
}

async function start(profile: string, more: string[]): Promise<ChildProcess> {
  const { executablePath = chromium.executablePath() } = await browser();
  // The flags of Playwright: a mouse that hovers, and no sandbox, which does not work as root.
  const mouse =
    "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";
  const flags = [
    "--headless",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    `--blink-settings=${mouse}`,
    ...more,
  ];
  const options = ["--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
  return spawn(executablePath, [...flags, ...options], {
    stdio: ["ignore", "ignore", "pipe"],
  });
}

/** Reads the URL of the debugger from the browser's output. */
async function debuggerUrl({ stderr }: ChildProcess): Promise<string> {
  let output = "";
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  stderr?.on("data", (part) => {
    output += String(part);
    const [url] = /ws:\/\/\S+(?=\s)/.exec(output) ?? [];
    if (url) resolve(url);
  });
  stderr?.once("end", () => reject(new Error(`The browser did not start: ${output}`)));
  return promise;
}

type Send = (method: string, params?: Message, sessionId?: string) => Promise<Message>;

async function connect(address: string, pages: RemotePage[]): Promise<Send> {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map<number, PromiseWithResolvers<Message>>();
  const bySession = new Map<string, RemotePage>();
  const send: Send = (method, params = {}, sessionId) => {
    const id = waiting.size + 1;
    const response = Promise.withResolvers<Message>();
    waiting.set(id, response);
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return response.promise;
  };
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error, method, params, sessionId } = JSON.parse(data);
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else if (id) waiting.get(id)?.resolve(result);
    if (method) bySession.get(sessionId)?.events.push({ method, params });
    if (method !== "Target.attachedToTarget" || params.targetInfo.type !== "page") return;
    const page = pageOf(params, send);
    bySession.set(params.sessionId, page);
    pages.push(page);
  });
  return send;
}

/** Enables events before the page starts. */
function pageOf({ sessionId, targetInfo }: Message, send: Send): RemotePage {
  const sendToPage: RemotePage["send"] = (method, params) => send(method, params, sessionId);
  void sendToPage("Network.enable");
  void sendToPage("Page.enable");
  void sendToPage("Runtime.runIfWaitingForDebugger");
  return { isPrerendered: targetInfo["subtype"] === "prerender", events: [], send: sendToPage };
}
