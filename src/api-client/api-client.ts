import * as z from "zod/mini";
import { type CommentInput, commentResponse } from "../schemas/comment.ts";
import {
  type Discussion,
  type DiscussionInput,
  discussionResponse,
} from "../schemas/discussion.ts";
import { type Receipt, receipt } from "../schemas/receipt.ts";
import { type ReplyInput, replyResponse } from "../schemas/reply.ts";
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

/** The visitors' discussions that match a query, best first. @throws ApiError */
export async function findDiscussions(q: string): Promise<Discussion[]> {
  const response = await request(`/api/discussions?${new URLSearchParams({ q })}`);
  return z.parse(z.array(discussionResponse), await response.json());
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
export const sendReply = (id: Id, input: ReplyInput & BotSignals, key: string) =>
  post(`/api/discussions/${id}/replies`, input, key, replyResponse);

export const sendComment = (input: CommentInput & BotSignals, key: string) =>
  post("/api/comments", input, key, commentResponse);

export const sendDiscussion = (input: DiscussionInput & BotSignals, key: string) =>
  post("/api/discussions", input, key, discussionResponse);

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
