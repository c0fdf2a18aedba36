import * as z from "zod/mini";
import { type Comment, type CommentInput, commentAnswer } from "../schemas/comment.ts";
import {
  type Discussion,
  type DiscussionCategory,
  type DiscussionInput,
  discussionAnswer,
} from "../schemas/discussion.ts";
import { likesAnswer } from "../schemas/post.ts";
import type { PostKind } from "../schemas/post-kind.ts";
import { type Receipt, receipt } from "../schemas/receipt.ts";
import { type Reply, type ReplyInput, replyAnswer } from "../schemas/reply.ts";
import { ApiError } from "./api-error.ts";

type Id = number | string;

/** Milliseconds after which an answer is no longer waited for. */
const deadline = 15_000;

/** One request, with cookies, never repeated. @throws ApiError where the answer is no success */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, {
    credentials: "include",
    // Phones from before 2022 know no such signal and wait as long as the network does.
    signal: AbortSignal.timeout?.(deadline) ?? null,
    ...init,
  });
  if (response.ok) return response;
  throw new ApiError(response.status, response.statusText, await response.text());
}

/** What a read may ask for besides its path. */
type Query = {
  /** The id after which a page of a list starts. */
  after?: string | undefined;
  /** The id of the visitor's newest reply: asks for an answer that no cache gave before it. */
  reply?: string | undefined;
  /** Anything: asks for an answer that no cache gave, after the visitor's own like or post. */
  fresh?: string | undefined;
};

/** @throws Error 'Failed to fetch discussion' */
export async function getDiscussion(id: Id, query: Query = {}): Promise<Discussion> {
  const path = `/api/discussions/${id}${search(query)}`;
  const response = await read(path, "Failed to fetch discussion");
  return z.parse(discussionAnswer, await response.json());
}

type NextPage = {
  /** The id after which the next page starts; undefined on the last. */
  next: string | undefined;
};

export type RepliesPage = { replies: Reply[] } & NextPage;

/** One page of replies, oldest first. @throws Error 'Failed to fetch replies' */
export async function getReplies(id: Id, query: Query = {}): Promise<RepliesPage> {
  const path = `/api/discussions/${id}/replies${search(query)}`;
  const response = await read(path, "Failed to fetch replies");
  return {
    replies: z.parse(z.array(replyAnswer), await response.json()),
    next: nextOf(response),
  };
}

/** What became of something that was posted, and what only its writer is told. */
export type Sent<Answer> = Receipt & {
  /** As it now stands; undefined where it is held, or the server shows none yet. */
  post: Answer | undefined;
};

/** What a form sends along with its fields. */
export interface FormSigns {
  /** From `getFormToken`; without one the post looks a little more like spam. */
  formToken?: string | undefined;
  /** What was typed into the field that nobody sees. */
  website?: FormDataEntryValue | null;
}

/** The token of a form that has just been opened. @throws ApiError where the answer is no success */
export async function getFormToken(): Promise<string> {
  const response = await request("/api/form-token");
  return z.parse(z.object({ token: z.string() }), await response.json()).token;
}

/**
 * Posts a reply and says what became of it: held, or shown, with the writer's private link. A repeated
 * call with the same key stores it once.
 * @throws ApiError where the answer is no success
 */
export const sendReply = (
  id: Id,
  input: ReplyInput & FormSigns,
  key: string,
): Promise<Sent<Reply>> => post(`/api/discussions/${id}/replies`, input, key, replyAnswer);

/** As `sendReply`, a comment. */
export const sendComment = (input: CommentInput & FormSigns, key: string): Promise<Sent<Comment>> =>
  post("/api/comments", input, key, commentAnswer);

/** As `sendReply`, a discussion. */
export const sendDiscussion = (
  input: DiscussionInput & FormSigns,
  key: string,
): Promise<Sent<Discussion>> => post("/api/discussions", input, key, discussionAnswer);

/** Reports a post to the moderators. @throws ApiError where the answer is no success */
export async function reportPost(kind: PostKind, id: number, reason: string): Promise<void> {
  await request("/api/reports", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ kind, id, reason }),
  });
}

/**
 * Likes a post; the second time on one day changes nothing.
 * @returns the count of likes as it now stands
 * @throws ApiError where the answer is no success
 */
export async function likePost(id: Id): Promise<number> {
  const response = await request(`/api/blog/${id}/like`, { method: "POST" });
  return z.parse(likesAnswer, await response.json()).likes;
}

export type DiscussionsPage = { discussions: Discussion[] } & NextPage;

type DiscussionsQuery = Query & { category?: DiscussionCategory | undefined };

/** One page of the discussions, newest first, with the beginning of each text. @throws ApiError where the answer is no success */
export async function getDiscussions(query: DiscussionsQuery = {}): Promise<DiscussionsPage> {
  const response = await request(`/api/discussions${search(query)}`);
  return {
    discussions: z.parse(z.array(discussionAnswer), await response.json()),
    next: nextOf(response),
  };
}

async function post<Answer>(
  path: string,
  input: object,
  key: string,
  answer: z.ZodMiniType<Answer>,
): Promise<Sent<Answer>> {
  const response = await request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(input),
  });
  const body: unknown = await response.json().catch(() => undefined);
  const told = z.safeParse(receipt, body).data ?? {};
  return { ...told, post: told.held ? undefined : z.safeParse(answer, body).data };
}

/** The id after which the next page of a list starts; undefined on the last. */
export const nextOf = ({ headers }: Response): string | undefined =>
  /<[^>]*[?&]after=(\d+)[^>]*>;\s*rel="next"/.exec(headers.get("Link") ?? "")?.[1];

/** What is given, as the query of an address. */
export function search(query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

async function read(path: string, failure: string): Promise<Response> {
  try {
    return await request(path);
  } catch (error) {
    throw error instanceof ApiError ? new Error(failure, { cause: error }) : error;
  }
}
