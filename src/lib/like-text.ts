import type { LikesResponse } from "../schemas/blog-post.ts";
import { plural } from "./plural.ts";

export const alreadyLiked =
  "This post already has a like from your internet connection today. You can like it again tomorrow.";

export const likeText = ({ likes, alreadyCounted }: LikesResponse): string =>
  alreadyCounted ? alreadyLiked : plural(likes, "like");
