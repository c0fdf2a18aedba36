import { execFile, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { serve } from "./serve.ts";

export const gitIn =
  (cwd: string) =>
  async (...args: string[]): Promise<string> =>
    (await promisify(execFile)("git", args, { cwd })).stdout.trim();

export type Behaviour = "accept" | "ask" | "deny" | "cut before" | "cut after";

export interface GitServer {
  url: string;
  behaviour: Behaviour;
  beforePush?: (() => Promise<unknown>) | undefined;
  close(): Promise<void>;
}

/** Serves the bare repositories of a folder over HTTP, with git's own server. */
export async function serveGit(folder: string): Promise<GitServer> {
  const server = await serve((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  const url = `${server.url}/site.git`;
  const state: GitServer = { url, behaviour: "accept", close: server.close };
  return state;

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const isPush = request.url?.includes("git-receive-pack") ?? false;
    if (isPush && state.behaviour === "ask")
      return response.writeHead(401, { "WWW-Authenticate": 'Basic realm="git"' }).end();
    if (isPush && state.behaviour === "deny") return response.writeHead(403).end();
    const isPack = isPush && request.method === "POST";
    if (isPack && state.behaviour === "cut before") return response.destroy();
    const before = isPack ? state.beforePush : undefined;
    if (before) {
      state.beforePush = undefined;
      await before();
    }
    const { headers, content } = await runBackend(folder, request, body);
    if (isPack && state.behaviour === "cut after") return response.destroy();
    return response
      .writeHead(Number(headers.get("Status")?.slice(0, 3) ?? 200), [...headers].flat())
      .end(content);
  }
}

async function runBackend(
  folder: string,
  { url = "", method, headers }: IncomingMessage,
  body: Buffer,
) {
  const { pathname, search } = new URL(url, "http://localhost");
  const child = spawn("git", ["http-backend"], {
    env: {
      PATH: process.env["PATH"],
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: "1",
      REMOTE_USER: "creator",
      REQUEST_METHOD: method,
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: headers["content-type"] ?? "",
      HTTP_CONTENT_ENCODING: headers["content-encoding"] ?? "",
      GIT_PROTOCOL: String(headers["git-protocol"] ?? ""),
    },
    stdio: ["pipe", "pipe", "inherit"],
  });
  // The program may end before it has read everything.
  child.stdin.on("error", () => {}).end(body);
  const output = await buffer(child.stdout);
  const end = output.indexOf("\r\n\r\n");
  const lines = output.toString("utf8", 0, end).split("\r\n");
  return {
    headers: new Map(lines.map((line) => line.split(": ") as [string, string])),
    content: output.subarray(end + 4),
  };
}

/** Serves a live site that shows the newest commit of the repository in a folder, unless it is stuck. */
export async function serveLiveSite(folder: string) {
  const branch = join(folder, "site.git/refs/heads/main");
  const newest = async () => (await readFile(branch, "utf8")).trim();
  const state = { isStuck: false };
  const start = await newest();
  const server = await serve(async (_, response) => {
    response.end(JSON.stringify({ commit: state.isStuck ? start : await newest() }));
  });
  return Object.assign(state, server);
}
