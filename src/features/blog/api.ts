import * as z from "zod/mini";
import { apiPath, apiPaths } from "../../lib/api-paths.ts";
import { read } from "../../lib/api-request.ts";
import { request } from "../../lib/request.ts";
import type { LikesResponse } from "./schema.ts";

const likesOfPost = z.object({ id: z.number(), likes: z.number() });

/** The number of likes of each post. */
export const getLikes = (): Promise<z.infer<typeof likesOfPost>[]> =>
  read(`${apiPaths.blog}?only=likes`, z.array(likesOfPost));

/** Likes a post. A visitor counts once a day. @throws ApiError */
export const sendLike = async (id: number): Promise<LikesResponse> =>
  (await request(apiPath(apiPaths.like, { id }), { method: "POST" })).json();
