import { sql } from "drizzle-orm";
import { startedDiscussionUrl } from "../../../lib/discussions-url.ts";
import { commentsPage } from "../../../lib/entry-paths.ts";
import { privateLinkToken } from "../../../lib/private-link-path.ts";
import { discussions } from "../../../server/db/schema.ts";
import { tags } from "../../../server/http/cache.ts";
import { HttpError } from "../../../server/http/http-error.ts";
import { readId } from "../../../server/http/pagination.ts";
import { refuseUnlaunched } from "../../../server/site-settings.ts";
import { commentTarget, discussionTarget, replyTarget } from "../post-form/post-forms.ts";
import { commentInput } from "../schema/comment.ts";
import { discussionInput, discussionResponse } from "../schema/discussion.ts";
import { postResponse } from "../schema/post.ts";
import { replyInput } from "../schema/reply.ts";
import { findCommentTarget, missingTarget, parseTarget, selectTarget } from "./comments/queries.ts";
import { discussionId, getDiscussion, noDiscussion } from "./discussions/queries.ts";
import { createPostHandler } from "./post-handler.ts";

export const createReply = createPostHandler({
  type: "reply",
  readTarget: discussionId,
  schema: replyInput,
  scope: String,
  target: (id) => sql`SELECT id FROM ${discussions}
    WHERE status = 'published' AND NOT locked AND id = ${id}::int`,
  // A trigger updates the discussion's reply count.
  columns: (id) => ({ discussion_id: id }),
  response: postResponse,
  missing: async (id) => ((await getDiscussion(id)) ? closed() : noDiscussion()),
  changedTags: (id) => [tags.discussion(id), tags.discussions],
  postPath: (id, _, reply, own) =>
    `/discussions/${id}?reply=${reply.id}&own=${privateLinkToken(own)}#reply-${reply.id}`,
  form: (_, { params }) => replyTarget(readId(params["id"]) ?? 0),
  subject: async (_, { params }) => {
    const id = readId(params["id"]);
    return id ? getDiscussion(id) : undefined;
  },
});

const closed = () =>
  new HttpError(
    403,
    "A moderator has closed this discussion to new replies. Your text is still here. Copy it if you want to keep it.",
  );

export const createComment = createPostHandler({
  type: "comment",
  readTarget: () => refuseUnlaunched("comments"),
  schema: commentInput,
  parseForm: (typed) => ({ ...typed, contentId: readId(typed["contentId"]) }),
  scope: (_, { contentType, contentId }) => `${contentType}:${contentId}`,
  target: (_, input) => selectTarget(input),
  columns: (_, { contentType, contentId }) => ({
    content_type: contentType,
    content_id: contentId,
  }),
  response: postResponse,
  missing: missingTarget,
  changedTags: (_, input) => [tags.comments(input)],
  postPath: (_, input, { id }, own) =>
    `${commentsPage(input)}?comment=${id}&own=${privateLinkToken(own)}#comment-${id}`,
  // An invalid target is shown as it was sent.
  form: ({ contentType = "", contentId = "" }) => commentTarget({ contentType, contentId }),
  subject: async ({ contentType, contentId }) => {
    const { data: target } = parseTarget(contentType, contentId);
    return target && findCommentTarget(target);
  },
});

export const createDiscussion = createPostHandler({
  type: "discussion",
  readTarget: () => refuseUnlaunched("discussions"),
  schema: discussionInput,
  scope: () => "discussion",
  target: () => sql`SELECT`,
  columns: (_, { title, category }) => ({ title, category }),
  shown: ["replies", "views", "updated_at"],
  response: discussionResponse,
  missing: noDiscussion,
  changedTags: (_, _input, discussion) => [tags.discussions, tags.discussion(discussion.id)],
  postPath: (_, _input, discussion, own) => startedDiscussionUrl(discussion.id, own),
  form: () => discussionTarget,
});
