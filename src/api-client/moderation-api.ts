import * as z from "zod/mini";
import {
  type AccountInput,
  type ActionInput,
  type ActionResult,
  actionResult,
  type LogEntry,
  logEntry,
  type MailAction,
  type ModerationList,
  type Overview,
  overviewResponse,
  type ReviewPost,
  reviewPost,
  type Session,
  sessionResponse,
} from "../schemas/moderation.ts";
import type { ModerationAction } from "../schemas/post-type.ts";
import { emptyOn401, request } from "./api-client.ts";

/** `next` is the path of the next page. */
export type ModerationListPage<Entry> = { entries: Entry[]; next: string | undefined };

export type Credentials = { username: string; password: string };

export const postsPath = (show: ModerationList, search: string): string =>
  `/api/desk/posts?${new URLSearchParams({ show, ...(search && { search }) })}`;

export const logPath = "/api/desk/log";

/** Each call throws an ApiError unless the status is 2xx. Without a session the status is 401. */
export const moderationApi = {
  /** Undefined if the visitor has not signed in. */
  session: (): Promise<Session | undefined> =>
    emptyOn401(read("/api/desk/session", sessionResponse)),

  signIn: async (given: Credentials): Promise<Session> =>
    z.parse(sessionResponse, await (await send("/api/desk/session", given)).json()),

  signOut: async (): Promise<void> => {
    await request("/api/desk/session", { method: "DELETE" });
  },

  posts: (path: string): Promise<ModerationListPage<ReviewPost>> => page(path, reviewPost),

  log: (path: string): Promise<ModerationListPage<LogEntry>> => page(path, logEntry),

  overview: (): Promise<Overview> => read("/api/desk/overview", overviewResponse),

  changeMail: async (id: number, action: MailAction): Promise<void> => {
    await send("/api/desk/mails", { id, action });
  },

  saveAccount: async (input: AccountInput): Promise<Session> =>
    z.parse(sessionResponse, await (await send("/api/desk/account", input)).json()),

  act: async (action: ModerationAction, posts: ActionInput["posts"]): Promise<ActionResult[]> =>
    z.parse(
      z.array(actionResult),
      await (await send("/api/desk/actions", { action, posts })).json(),
    ),
};

export type ModerationApi = typeof moderationApi;

const send = (path: string, body: object) =>
  request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

async function read<T>(path: string, schema: z.ZodMiniType<T>): Promise<T> {
  return z.parse(schema, await (await request(path)).json());
}

async function page<T>(path: string, entry: z.ZodMiniType<T>): Promise<ModerationListPage<T>> {
  const response = await request(path);
  const [, next] = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get("Link") ?? "") ?? [];
  return { entries: z.parse(z.array(entry), await response.json()), next };
}
