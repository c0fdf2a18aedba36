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

// The only email address is the moderator's own.

export const moderationLists = ["waiting", "recent", "removed"] as const;
export type ModerationList = (typeof moderationLists)[number];

export interface Overview {
  waiting: number;
  /** Moderators with a confirmed address. */
  alerted: number;
  isClosed: boolean;
  failedAlert?: FailedAlert | undefined;
}

export type ReviewPost = Omit<StoredPost, "tags"> & {
  /** Computed, never stored. */
  danger: boolean;
  answerStart: string;
  /** `unknown` after the day, and `held` if their next posts wait. */
  writer: "unknown" | "free" | "held";
  reportReasons: string[];
  place: {
    type: PlaceType;
    id: number;
    /** Empty if it no longer exists. */
    title: string;
    href: string;
    locked: boolean;
  };
  /** Newest first. */
  history: { action: LoggedAction; by: string; at: string }[];
};

export interface ActionInput {
  action: ModerationAction;
  kind: PostType;
  id: number;
  /** Without the version that the moderator saw, the action applies to any. */
  version?: number | undefined;
  reason?: string | undefined;
  edited?: EditInput | undefined;
}

/** `changed`: nothing was done, because the post has changed since the moderator saw it. */
export type Outcome = "done" | "already" | "changed" | "deleted" | "missing";

export interface PageView {
  show: ModerationList | "account";
  search: string;
  /** A post, such as `reply-5`, whose writer's posts are listed. */
  writer: string;
  /** The post that was acted on, which stays in the list. */
  at: string;
  outcome: string;
  edit: string;
  page: string;
  choose: string;
}

export interface PageState {
  view: PageView;
  moderator?: Session | undefined;
  link?: string | undefined;
  typed: Record<string, string>;
  wrong?: FieldErrors | undefined;
  problem?: string;
  status?: string;
  undo?: string[] | undefined;
}

export interface PageData extends Omit<PageState, "link">, SignInData {
  overview?: Overview;
  posts: ReviewPost[];
  person?: Record<"posts" | "subscriptions" | "emails", unknown[]> | undefined;
  hasMore: boolean;
  choosable?: number | undefined;
  now: string;
}
