import type { FieldErrors } from "../../../../lib/input/form-field.ts";
import { type PostKey, readPostKey } from "../../../../lib/posts/post-types.ts";
import { invalidFields } from "../../../../server/http/http-error.ts";
import { readId } from "../../../../server/http/pagination.ts";
import { fieldName } from "../../page-address.ts";
import type { Typed } from "./page-view.ts";

/** A button is an action, a post and the version that the moderator saw: `approve reply-5 3`. */
export function readButton(typed: Typed) {
  const [action = "", post = "", version = ""] = (typed["do"] ?? "").split(" ");
  return { action, post, version };
}

/** Without a version, the action applies to any. @throws HttpError 400 */
export function pressedPost(typed: Typed): PostKey & { version: number | undefined } {
  const { post, version } = readButton(typed);
  const key = readPostKey(post);
  const seen = readId(version);
  if (!key || (version && !seen)) throw noSuchButton();
  return { ...key, version: seen };
}

export function pressedFields(typed: Typed): Typed {
  const { action, post } = readButton(typed);
  const [start, end] = [`${action}-`, `-${post}`];
  return Object.fromEntries(
    Object.entries(typed)
      .filter(([name]) => name.startsWith(start) && name.endsWith(end))
      .map(([name, text]) => [name.slice(start.length, -end.length), text]),
  );
}

export function onPage(errors: FieldErrors, typed: Typed): FieldErrors {
  const { action, post } = readButton(typed);
  if (action !== "answer" && action !== "edit" && action !== "remove") return errors;
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [fieldName(action, name, post), error]),
  );
}

export const noSuchButton = () => invalidFields({ do: "Expected an action and a post" });
