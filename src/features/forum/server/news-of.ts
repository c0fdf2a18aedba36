import { helpNow } from "../../help/server/help-now.ts";
import type { News } from "../post-form/Posted.tsx";
import type { StoredPost } from "./stored-post.ts";

/** @param post the post that was just sent; undefined for other visitors */
export const newsOf = (
  post: StoredPost | undefined,
  isPosted: boolean,
  request: Request,
): News => ({
  help: post && helpNow(post, request),
  isHeld: post?.status === "held",
  isPosted,
});
