import { type PostKey, readPostKey } from "../../../../lib/posts/post-types.ts";
import { invalidFields } from "../../../../server/http/http-error.ts";
import { readId } from "../../../../server/http/pagination.ts";
import type { Typed } from "./page-view.ts";

/** Reads a button such as `approve reply-5 3`: an action, a post and the version that the moderator saw. */
export function readButton(typed: Typed) {
  const [action = "", post = "", version = ""] = (typed["do"] ?? "").split(" ");
  return { action, post, version };
}

/** The post of the button. Without a version, the action applies to any version. @throws HttpError 400 */
export function pressedPost(typed: Typed): PostKey & { version: number | undefined } {
  const { post, version } = readButton(typed);
  const key = readPostKey(post);
  const seen = readId(version);
  if (!key || (version && !seen)) throw noSuchButton();
  return { ...key, version: seen };
}

export const noSuchButton = () => invalidFields({ do: "Expected an action and a post" });
