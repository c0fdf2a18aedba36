import * as z from "zod/mini";
import {
  type ActionInput,
  type ActionResult,
  actionResult,
  type DeskList,
  type DeskPost,
  deskPost,
  type LogEntry,
  logEntry,
  type Session,
  sessionAnswer,
} from "../../schemas/desk.ts";
import type { ModerationAction } from "../../schemas/post-kind.ts";
import { request } from "../api.ts";

/** A page of a list, and the path of the one that follows. */
export type DeskPage<Entry> = { entries: Entry[]; next: string | undefined };

export type Credentials = { username: string; password: string };

/** The path of a list's first page. @param search words that stand in the post; empty for all */
export const postsPath = (show: DeskList, search: string): string =>
  `/api/desk/posts?${new URLSearchParams({ show, ...(search && { search }) })}`;

export const logPath = "/api/desk/log";

/** What the desk asks of the server. Each call throws an ApiError where the answer is no success: 401 without a session. */
export const deskApi = {
  session: async (): Promise<Session> => read("/api/desk/session", sessionAnswer),

  signIn: async (given: Credentials): Promise<Session> =>
    z.parse(sessionAnswer, await (await send("/api/desk/session", given)).json()),

  signOut: async (): Promise<void> => {
    await request("/api/desk/session", { method: "DELETE" });
  },

  posts: (path: string): Promise<DeskPage<DeskPost>> => page(path, deskPost),

  log: (path: string): Promise<DeskPage<LogEntry>> => page(path, logEntry),

  act: async (action: ModerationAction, posts: ActionInput["posts"]): Promise<ActionResult[]> =>
    z.parse(
      z.array(actionResult),
      await (await send("/api/desk/actions", { action, posts })).json(),
    ),
};

export type DeskApi = typeof deskApi;

const send = (path: string, body: object) =>
  request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

async function read<T>(path: string, answer: z.ZodMiniType<T>): Promise<T> {
  return z.parse(answer, await (await request(path)).json());
}

async function page<T>(path: string, entry: z.ZodMiniType<T>): Promise<DeskPage<T>> {
  const response = await request(path);
  const [, next] = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get("Link") ?? "") ?? [];
  return { entries: z.parse(z.array(entry), await response.json()), next };
}
