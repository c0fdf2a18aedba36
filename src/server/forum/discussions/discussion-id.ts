import type { RequestContext } from "../../http/handle.ts";
import { HttpError } from "../../http/http-error.ts";
import { pathId } from "../../http/pagination.ts";

export const discussionId = (visit: RequestContext): number => pathId(visit, noDiscussion);

export const noDiscussion = () => new HttpError(404, "Discussion not found");
