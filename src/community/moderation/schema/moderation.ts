import type { FieldErrors } from "../../../lib/input/form-field.ts";
import type {
  LoggedAction,
  ModerationAction,
  PlaceType,
  PostType,
} from "../../../lib/posts/post-types.ts";
import type { Session, SignInData } from "../../accounts/schema.ts";
import type { EditInput } from "../../forum/schema/discussion.ts";
import type { FailedAlert } from "../../mail/server/outbox.ts";
import type { StoredPost } from "../../posts/schema/post.ts";

// These pages are only for signed-in moderators. The only email address in them is the moderator's own.

/** `waiting` is the queue, and `recent` has every post that is not deleted. */
export const moderationLists = ["waiting", "recent", "removed"] as const;
export type ModerationList = (typeof moderationLists)[number];

export interface Overview {
  waiting: number;
  /** Moderators with a confirmed address. */
  alerted: number;
  /** True if a moderator has closed all discussions. */
  isClosed: boolean;
  failedAlert?: FailedAlert | undefined;
}

export type ReviewPost = Omit<StoredPost, "tags"> & {
  /** True if the post or a report of it may be about suicide or self-harm. It is computed, never stored. */
  danger: boolean;
  /** The start of an answer to someone in danger; empty for other posts. */
  answerStart: string;
  /** The connection of its writer: unknown after the day, and held if their next posts wait. */
  writer: "unknown" | "free" | "held";
  reportReasons: string[];
  /** The discussion, video, photograph or blog post that it belongs to. */
  place: {
    type: PlaceType;
    id: number;
    /** Empty if it no longer exists. */
    title: string;
    href: string;
    /** True for a discussion that is closed to new replies. */
    locked: boolean;
  };
  /** The last actions on it, the newest first. */
  history: { action: LoggedAction; by: string; at: string }[];
};

/** A button of a post: `approve reply-5 3` for version 3 of reply 5. */
export interface ActionInput {
  action: ModerationAction;
  kind: PostType;
  id: number;
  /** The version that the moderator saw. Without it, the action applies to any version. */
  version?: number | undefined;
  /** Why the post is removed, for its writer. */
  reason?: string | undefined;
  /** The new words of an edited post. */
  edited?: EditInput | undefined;
}

/**
 * `done`: by this request. `already`: it was done before. `changed`: nothing was done, because the post has changed since
 * the moderator saw it. `deleted`: its author has deleted it. `missing`: it does not exist.
 */
export type Outcome = "done" | "already" | "changed" | "deleted" | "missing";

/** The list that a moderator reads. It is in the address of the page. */
export interface PageView {
  show: ModerationList | "account";
  search: string;
  /** A post, such as `reply-5`: all posts of its writer. */
  writer: string;
  /** The post that was acted on. It stays in the list, with the outcome. */
  at: string;
  outcome: string;
  /** The post that is being edited. */
  edit: string;
  /** The number of a later page. */
  page: string;
  /** Not empty if the rows can be chosen. */
  choose: string;
}

/** The result of an action. Without `moderator`, the page is the form to sign in. */
export interface PageState {
  view: PageView;
  moderator?: Session | undefined;
  /** The token of a sign-in link. */
  link?: string | undefined;
  /** Sent texts that are not stored yet, by field. */
  typed: Record<string, string>;
  /** What is wrong with them, by field. */
  wrong?: FieldErrors | undefined;
  /** Why nothing was done. It is shown at the post `view.at`, or at the top. */
  problem?: string;
  status?: string;
  /** The posts that were just removed together, such as `reply-5`. */
  undo?: string[] | undefined;
}

/** The data of the page. */
export interface PageData extends Omit<PageState, "link">, SignInData {
  overview?: Overview;
  posts: ReviewPost[];
  /** The data with the email address that was searched for. */
  person?: Record<"posts" | "subscriptions" | "emails", unknown[]> | undefined;
  /** True if there is a next page. */
  hasMore: boolean;
  /** The posts on all pages that “All” chooses. */
  choosable?: number | undefined;
  /** When the page was read. Times are shown as the time since then. */
  now: string;
}
