import * as z from "zod/mini";
import { type Discussion, discussionAnswer } from "../schemas/discussion.ts";
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
  /** The id after which a page of replies starts. */
  after?: string | undefined;
  /** The id of the visitor's newest reply: asks for an answer that no cache gave before it. */
  reply?: string | undefined;
};

/** @throws Error 'Failed to fetch discussion' */
export async function getDiscussion(id: Id, query: Query = {}): Promise<Discussion> {
  const path = `/api/discussions/${id}${search(query)}`;
  const response = await read(path, "Failed to fetch discussion");
  return z.parse(discussionAnswer, await response.json());
}

export type RepliesPage = {
  replies: Reply[];
  /** The id after which the next page starts; undefined on the last. */
  next: string | undefined;
};

/** One page of replies, oldest first. @throws Error 'Failed to fetch replies' */
export async function getReplies(id: Id, query: Query = {}): Promise<RepliesPage> {
  const path = `/api/discussions/${id}/replies${search(query)}`;
  const response = await read(path, "Failed to fetch replies");
  return {
    replies: z.parse(z.array(replyAnswer), await response.json()),
    next: /<[^>]*[?&]after=(\d+)[^>]*>;\s*rel="next"/.exec(response.headers.get("Link") ?? "")?.[1],
  };
}

/**
 * Posts a reply; a repeated call with the same key stores it once.
 * @returns the reply as it now stands; undefined where the server shows none yet
 */
export async function postReply(
  id: Id,
  input: ReplyInput,
  key: string,
): Promise<Reply | undefined> {
  const response = await request(`/api/discussions/${id}/replies`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(input),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  return z.safeParse(replyAnswer, answer).data;
}

function search(query: Query): string {
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
