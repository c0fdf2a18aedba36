import { cleanLine } from "../../../../lib/input/clean-text.ts";
import { maxLength } from "../../../../lib/input/limits.ts";
import { tooLong } from "../../../../lib/input/text-input.ts";
import { readPostKey } from "../../../../lib/posts/post-types.ts";
import type { RequestContext } from "../../../../server/http/handle.ts";
import { invalidFields } from "../../../../server/http/http-error.ts";
import { readId } from "../../../../server/http/pagination.ts";
import type { Session } from "../../../accounts/schema.ts";
import { moderationLists, type PageState, type PageView } from "../../schema/moderation.ts";
import type { ReviewQuery } from "../queue/review-queue.ts";

export type Typed = Record<string, string>;

export interface Sent {
  typed: Typed;
  request: Request;
  context: RequestContext;
}

export type SentByModerator = Sent & { moderator: Session; view: PageView };

export interface Done extends PageState {
  cookie?: string;
  code?: number;
  headers?: Record<string, string>;
}

export const shows = [...moderationLists, "account"] as const;

/** @throws HttpError 400 for an unknown list */
export function readView(query: Typed): PageView {
  const { writer = "", at = "", outcome = "", choose = "", edit = "" } = query;
  const search = cleanLine(query["search"] ?? "");
  const problem = tooLong(search, maxLength.search);
  const show = shows.find((known) => known === (query["show"] || "waiting"));
  if (problem) throw invalidFields({ search: problem });
  if (!show) throw invalidFields({ show: "Unknown list" });
  const page = String(readId(query["page"]) ?? "");
  return { show, search, writer, at, outcome, page, choose, edit };
}

export function toQueueQuery({
  show,
  search,
  page,
  writer,
  at,
}: PageView): ReviewQuery | undefined {
  return show === "account"
    ? undefined
    : {
        list: show,
        search,
        page: Number(page) || 1,
        writer: readPostKey(writer),
        at: readPostKey(at),
      };
}

export const isEmail = (text: string): boolean => /^\S+@\S+$/.test(text);
