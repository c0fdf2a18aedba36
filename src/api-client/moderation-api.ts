import * as z from "zod/mini";
import {
  type AccountInput,
  type AccountsInput,
  type ActionInput,
  type ActionResult,
  accountsResponse,
  actionResult,
  type LogEntry,
  linkResponse,
  logEntry,
  type MailAction,
  type ModerationList,
  type Overview,
  overviewResponse,
  type ReviewPost,
  reviewPost,
  type Session,
  type SignInLink,
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

  signIn: (given: Credentials): Promise<Session> =>
    write("/api/desk/session", given, sessionResponse),

  /** Returns the account of a sign-in link. */
  link: (token: string): Promise<SignInLink> =>
    read("/api/desk/link", linkResponse, { headers: bearer(token) }),

  signInWithLink: (token: string, given: Partial<Credentials>): Promise<Session> =>
    write("/api/desk/link", given, sessionResponse, bearer(token)),

  signOut: async (): Promise<void> => {
    await request("/api/desk/session", { method: "DELETE" });
  },

  posts: (path: string): Promise<ModerationListPage<ReviewPost>> => page(path, reviewPost),

  log: (path: string): Promise<ModerationListPage<LogEntry>> => page(path, logEntry),

  overview: (): Promise<Overview> => read("/api/desk/overview", overviewResponse),

  changeMail: async (id: number, action: MailAction): Promise<void> => {
    await send("/api/desk/mails", { id, action });
  },

  saveAccount: (input: AccountInput): Promise<Session> =>
    write("/api/desk/account", input, sessionResponse),

  changeAccounts: (input: AccountsInput): Promise<{ link?: string | undefined }> =>
    write("/api/desk/accounts", input, accountsResponse),

  act: (action: ModerationAction, posts: ActionInput["posts"]): Promise<ActionResult[]> =>
    write("/api/desk/actions", { action, posts }, z.array(actionResult)),
};

export type ModerationApi = typeof moderationApi;

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const send = (path: string, body: object, headers = {}) =>
  request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const write = async <T>(path: string, body: object, schema: z.ZodMiniType<T>, headers = {}) =>
  z.parse(schema, await (await send(path, body, headers)).json());

const read = async <T>(path: string, schema: z.ZodMiniType<T>, init = {}): Promise<T> =>
  z.parse(schema, await (await request(path, init)).json());

async function page<T>(path: string, entry: z.ZodMiniType<T>): Promise<ModerationListPage<T>> {
  const response = await request(path);
  const [, next] = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get("Link") ?? "") ?? [];
  return { entries: z.parse(z.array(entry), await response.json()), next };
}
