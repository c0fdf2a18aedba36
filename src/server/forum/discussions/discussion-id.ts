import type { RequestContext } from "../../http/handle.ts";
import { HttpError } from "../../http/http-error.ts";
import { readId } from "../../http/pagination.ts";

/** Reads the discussion's id from the path. @throws HttpError 404 if it is not an id */
export function discussionId({ params }: RequestContext): number {
  const { id } = params;
  const number = readId(id);
  if (number) return number;
  throw noDiscussion();
}

export const notFound = "Discussion not found";

export const noDiscussion = () => new HttpError(404, notFound);
