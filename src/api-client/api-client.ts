import * as z from "zod/mini";
import {
  type Comment,
  type CommentInput,
  type CommentTarget,
  commentResponse,
} from "../schemas/comment.ts";
import {
  type Discussion,
  type DiscussionInput,
  discussionResponse,
} from "../schemas/discussion.ts";
import { type Receipt, receipt } from "../schemas/receipt.ts";
import { type Reply, type ReplyInput, replyResponse } from "../schemas/reply.ts";
import { ApiError } from "./api-error.ts";

type Id = number | string;

/** Milliseconds. */
const timeout = 15_000;

/** Sends one request with cookies. Does not retry. @throws ApiError unless the status is 2xx */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, {
    credentials: "include",
    // Browsers from before 2022 lack `timeout`.
    signal: AbortSignal.timeout?.(timeout) ?? null,
    ...init,
  });
  if (response.ok) return response;
  const { status, statusText, headers } = response;
  throw new ApiError(status, statusText, await response.text(), headers.get("Retry-After"));
}

/** Makes a 401 an empty result. */
export const emptyOn401 = <T>(response: Promise<T>): Promise<T | undefined> =>
  response.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  });

type Query = {
  after?: string | undefined;
  /** The token of the visitor's latest post, to bypass responses cached before it. */
  own?: string | undefined;
};

/** @throws Error 'Failed to fetch discussion' */
export async function getDiscussion(id: Id, query: Query = {}): Promise<Discussion> {
  const path = `/api/discussions/${id}${search(query)}`;
  return read(path, "Failed to fetch discussion", async (response) =>
    z.parse(discussionResponse, await response.json()),
  );
}

/** The visitors' discussions that match a query, best first. @throws Error */
export const findDiscussions = (q: string): Promise<Discussion[]> =>
  read(`/api/discussions${search({ q })}`, "Failed to fetch discussions", async (response) =>
    z.parse(z.array(discussionResponse), await response.json()),
  );

export type RepliesPage = {
  replies: Reply[];
  /** The `after` of the next page. */
  next: string | undefined;
};

/** One page of replies, oldest first. @throws Error 'Failed to fetch replies' */
export async function getReplies(id: Id, query: Query = {}): Promise<RepliesPage> {
  const path = `/api/discussions/${id}/replies${search(query)}`;
  return read(path, "Failed to fetch replies", async (response) => ({
    replies: z.parse(z.array(replyResponse), await response.json()),
    next: nextOf(response),
  }));
}

export type CommentsPage = {
  comments: Comment[];
  /** The `after` of the next page. */
  next: string | undefined;
};

/** One page of comments, oldest first. @throws ApiError */
export async function getComments(
  { contentType, contentId }: CommentTarget,
  query: Query = {},
): Promise<CommentsPage> {
  const path = `/api/comments${search({ contentType, contentId: String(contentId), ...query })}`;
  const response = await request(path);
  return {
    comments: z.parse(z.array(commentResponse), await response.json()),
    next: nextOf(response),
  };
}

/** The response to a new post. */
export type Sent<Post> = Omit<Receipt, "own"> & {
  privateLink?: string | undefined;
  /** Undefined while the post is held. */
  post: Post | undefined;
};

export interface BotSignals {
  /** From `getFormToken`. A post without a token gets a higher spam score. */
  formToken?: string | undefined;
  website?: FormDataEntryValue | null;
}

export async function getFormToken(): Promise<string> {
  const response = await request("/api/form-token");
  return z.parse(z.object({ token: z.string() }), await response.json()).token;
}

/** Posts a reply. Calls with the same key store it once. @throws ApiError */
export const sendReply = (
  id: Id,
  input: ReplyInput & BotSignals,
  key: string,
): Promise<Sent<Reply>> => post(`/api/discussions/${id}/replies`, input, key, replyResponse);

export const sendComment = (
  input: CommentInput & BotSignals,
  key: string,
): Promise<Sent<Comment>> => post("/api/comments", input, key, commentResponse);

export const sendDiscussion = (
  input: DiscussionInput & BotSignals,
  key: string,
): Promise<Sent<Discussion>> => post("/api/discussions", input, key, discussionResponse);

async function post<Post>(
  path: string,
  input: object,
  key: string,
  schema: z.ZodMiniType<Post>,
): Promise<Sent<Post>> {
  const response = await request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(input),
  });
  const body: unknown = await response.json().catch(() => undefined);
  const { own: privateLink, ...rest } = z.safeParse(receipt, body).data ?? {};
  return { ...rest, privateLink, post: rest.held ? undefined : z.safeParse(schema, body).data };
}

/** The `after` of the next page, from the Link header. Undefined on the last page. */
const nextOf = ({ headers }: Response): string | undefined =>
  /<[^>]*[?&]after=(\d+)[^>]*>;\s*rel="next"/.exec(headers.get("Link") ?? "")?.[1];

function search(query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

async function read<T>(
  path: string,
  failure: string,
  parse: (response: Response) => Promise<T>,
): Promise<T> {
  try {
    return await parse(await request(path));
  } catch (cause) {
    throw new Error(failure, { cause });
  }
}
