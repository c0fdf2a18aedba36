import * as z from "zod/mini";
import type { LikesResponse } from "../schemas/blog-post.ts";
import type { CommentInput } from "../schemas/comment.ts";
import {
  type Discussion,
  type DiscussionInput,
  discussionResponse,
} from "../schemas/discussion.ts";
import { postResponse } from "../schemas/post.ts";
import { type Receipt, receipt } from "../schemas/receipt.ts";
import type { Reply, ReplyInput } from "../schemas/reply.ts";
import { ApiError, request } from "./request.ts";

/** Makes a 401 an empty result. */
export const emptyOn401 = <T>(response: Promise<T>): Promise<T | undefined> =>
  response.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  });

/** @throws ApiError */
export const read = async <T>(path: string, schema: z.ZodMiniType<T>, init = {}): Promise<T> =>
  z.parse(schema, await (await request(path, init)).json());

/** Posts JSON. @throws ApiError */
export const send = (path: string, body: object, headers = {}): Promise<Response> =>
  request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** The visitors' discussions that match a query, best first. */
export const findDiscussions = (q: string): Promise<Discussion[]> =>
  read(`/api/discussions?${new URLSearchParams({ q })}`, z.array(discussionResponse));

const likesOfPost = z.object({ id: z.number(), likes: z.number() });

/** The number of likes of each post. */
export const getLikes = (): Promise<z.infer<typeof likesOfPost>[]> =>
  read("/api/blog?only=likes", z.array(likesOfPost));

/** Likes a post. A visitor counts once a day. @throws ApiError */
export const sendLike = async (id: number): Promise<LikesResponse> =>
  (await request(`/api/blog/${id}/like`, { method: "POST" })).json();

/** @param own the token of a private link, with which the response is fresh */
export const getDiscussion = (id: number, own?: string): Promise<Discussion> =>
  read(`/api/discussions/${id}${queryOf({ own })}`, discussionResponse);

/** A page of replies, oldest first. `after` is the last id of the page before it, or 0; `next` is that of the next page. */
export interface ReplyPage {
  after: number;
  replies: Reply[];
  next: number | undefined;
}

/** @param own the token of a private link, with which the response is fresh */
export async function getReplies(id: number, after: number, own?: string): Promise<ReplyPage> {
  const response = await request(`/api/discussions/${id}/replies${queryOf({ after, own })}`);
  const replies = z.parse(z.array(postResponse), await response.json());
  return { after, replies, next: nextAfter(response) };
}

/** The `after` of the next page of a list. Undefined on the last page. */
export function nextAfter({ headers }: Response): number | undefined {
  const [, after] = /[?&]after=(\d+)[^>]*>; rel="next"/.exec(headers.get("Link") ?? "") ?? [];
  return after ? Number(after) : undefined;
}

/** Leaves out what is empty or 0. */
function queryOf(parameters: Record<string, string | number | undefined>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : [],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

/** The post of a private link. */
export const getPrivatePost = (privateLink: string): Promise<{ id: number }> =>
  read(`/api${privateLink}`, z.object({ id: z.int() }));

export const getFormToken = async (): Promise<string> =>
  (await read("/api/form-token", z.object({ token: z.string() }))).token;

/** The response to a new post. */
export type Sent<Post> = Omit<Receipt, "own"> & {
  privateLink?: string | undefined;
  /** Undefined while the post is held. */
  post: Post | undefined;
};

export interface BotSignals {
  /** From `getFormToken`. A post without a token gets a higher spam score. */
  formToken?: string | undefined;
  website?: FormDataEntryValue | undefined;
}

/** Posts a reply. Calls with the same key store it once. @throws ApiError */
export const sendReply = (id: number | string, input: ReplyInput & BotSignals, key: string) =>
  post(`/api/discussions/${id}/replies`, input, key, postResponse);

export const sendComment = (input: CommentInput & BotSignals, key: string) =>
  post("/api/comments", input, key, postResponse);

export const sendDiscussion = (input: DiscussionInput & BotSignals, key: string) =>
  post("/api/discussions", input, key, discussionResponse);

async function post<Post>(
  path: string,
  input: object,
  key: string,
  schema: z.ZodMiniType<Post>,
): Promise<Sent<Post>> {
  const response = await send(path, input, { "Idempotency-Key": key });
  const body: unknown = await response.json().catch(() => undefined);
  const { own: privateLink, ...rest } = z.safeParse(receipt, body).data ?? {};
  return { ...rest, privateLink, post: rest.held ? undefined : z.safeParse(schema, body).data };
}
