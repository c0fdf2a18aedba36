import type { RequestContext } from "../../http/handle.ts";
import { HttpError } from "../../http/http-error.ts";
import { readId } from "../../http/pagination.ts";

export function discussionId({ params }: RequestContext): number {
  const { id } = params;
  const number = readId(id);
  if (number) return number;
  throw noDiscussion();
}

export const noDiscussion = () => new HttpError(404, "Discussion not found");
