import * as z from "zod/mini";
import { firstPaint } from "../../lib/browser/first-paint.ts";
import { apiPath, apiPaths } from "../../lib/call/api-paths.ts";
import { nextAfter, read, send } from "../../lib/call/api-request.ts";
import { count } from "../../lib/call/count.ts";
import { request } from "../../lib/call/request.ts";
import type { Place } from "../../lib/posts/post-types.ts";
import {
  type Post,
  postResponse,
  type Receipt,
  type ReplyInput,
  receipt,
} from "../posts/schema/post.ts";
import { type Discussion, type DiscussionInput, discussionResponse } from "./schema/discussion.ts";

export const findDiscussions = (q: string): Promise<Discussion[]> =>
  read(`${apiPaths.discussions}?${new URLSearchParams({ q })}`, z.array(discussionResponse));

/** @param own the token of a private link, with which the response is fresh */
export const getDiscussion = (id: number, own?: string): Promise<Discussion> =>
  read(apiPath(apiPaths.discussion, { id }) + queryOf({ own }), discussionResponse);

/** Prerendered pages and background tabs count when they are shown. */
export async function countView(id: number) {
  await firstPaint();
  await count(apiPath(apiPaths.view, { id }));
}

/** Oldest first. `after` is the last id of the page before it, or 0; `next` is the `after` of the next page. */
export interface PostPage {
  after: number;
  posts: Post[];
  next: number | undefined;
}

/** @param own the token of a private link, with which the response is fresh */
export async function getPosts(place: Place, after: number, own?: string): Promise<PostPage> {
  const response = await request(postsApi(place) + queryOf({ ...bodyFor(place), after, own }));
  const posts = z.parse(z.array(postResponse), await response.json());
  return { after, posts, next: nextAfter(response) };
}

const postsApi = ({ type, id }: Place): string =>
  type === "discussion" ? apiPath(apiPaths.replies, { id }) : apiPaths.comments;

const bodyFor = ({ type, id }: Place) =>
  type === "discussion" ? {} : { contentType: type, contentId: id };

function queryOf(parameters: Record<string, string | number | undefined>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : [],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

export type Sent<Stored> = Omit<Receipt, "own"> & {
  privateLink?: string | undefined;
  post: Stored | undefined;
};

export interface Honeypot {
  website?: FormDataEntryValue | undefined;
}

/** Calls with the same key store one post. @throws ApiError, or another error if the response is cut off */
export const sendPost = (place: Place, input: ReplyInput & Honeypot, key: string) =>
  post(postsApi(place), { ...input, ...bodyFor(place) }, key, postResponse);

export const sendDiscussion = (input: DiscussionInput & Honeypot, key: string) =>
  post(apiPaths.discussions, input, key, discussionResponse);

async function post<Stored>(
  path: string,
  input: object,
  key: string,
  schema: z.ZodMiniType<Stored>,
): Promise<Sent<Stored>> {
  const response = await send(path, input, { "Idempotency-Key": key });
  const body: unknown = await response.json();
  const { own: privateLink, ...rest } = z.parse(receipt, body);
  return { ...rest, privateLink, post: rest.held ? undefined : z.parse(schema, body) };
}
