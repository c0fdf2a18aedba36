import * as z from "zod/mini";
import {
  type AccountInput,
  type AccountsInput,
  type ActionInput,
  accountsResponse,
  actionResult,
  linkResponse,
  logEntry,
  type MailAction,
  type ModerationList,
  overviewResponse,
  reviewPost,
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
  session: () => emptyOn401(read("/api/desk/session", sessionResponse)),

  signIn: (given: Credentials) => write("/api/desk/session", given, sessionResponse),

  /** Returns the account of a sign-in link. */
  link: (token: string) => read("/api/desk/link", linkResponse, { headers: bearer(token) }),

  signInWithLink: (token: string, given: Partial<Credentials>) =>
    write("/api/desk/link", given, sessionResponse, bearer(token)),

  signOut: async () => {
    await request("/api/desk/session", { method: "DELETE" });
  },

  posts: (path: string) => page(path, reviewPost),

  log: (path: string) => page(path, logEntry),

  overview: () => read("/api/desk/overview", overviewResponse),

  changeMail: async (id: number, action: MailAction) => {
    await send("/api/desk/mails", { id, action });
  },

  saveAccount: (input: AccountInput) => write("/api/desk/account", input, sessionResponse),

  changeAccounts: (input: AccountsInput) => write("/api/desk/accounts", input, accountsResponse),

  act: (action: ModerationAction, posts: ActionInput["posts"]) =>
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
