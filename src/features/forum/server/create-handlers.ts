import { sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { startedDiscussionUrl } from "../../../lib/discussions-url.ts";
import { postsPage } from "../../../lib/entry-paths.ts";
import type { CommentPlace } from "../../../lib/post-types.ts";
import { privateLinkToken } from "../../../lib/private-link-path.ts";
import { HttpError } from "../../../server/http/http-error.ts";
import { readId } from "../../../server/http/pagination.ts";
import { areDiscussionsClosed, refuseUnlaunched } from "../../../server/site-settings.ts";
import { discussionTarget, postTarget } from "../post-form/post-forms.ts";
import { discussionInput, discussionResponse } from "../schema/discussion.ts";
import { commentInput, postResponse, replyInput } from "../schema/post.ts";
import { discussionId, getDiscussion, noDiscussion } from "./discussions/queries.ts";
import { columnsAt, findPlace, missingPlace, readPlace, selectPlace, tagsAt } from "./places.ts";
import { createPostHandler } from "./post-handler.ts";

export const createReply = createPostHandler({
  type: "reply",
  readTarget: discussionId,
  schema: replyInput,
  scope: String,
  target: (id) => selectPlace({ type: "discussion", id }),
  // A trigger updates the discussion's reply count.
  columns: (id) => columnsAt({ type: "discussion", id }),
  response: postResponse,
  missing: async (id) => ((await getDiscussion(id)) ? closed() : noDiscussion()),
  changedTags: (id) => tagsAt({ type: "discussion", id }),
  postPath: (id, _, reply, own) =>
    `/discussions/${id}?reply=${reply.id}&own=${privateLinkToken(own)}#reply-${reply.id}`,
  form: (_, { params }) => postTarget({ type: "discussion", id: readId(params["id"]) ?? 0 }),
  subject: async (_, { params }) => {
    const id = readId(params["id"]);
    return id ? getDiscussion(id) : undefined;
  },
});

const closedForNow =
  "Discussions are closed at the moment, so nothing was posted. Your text is still here. Copy it if you want to keep it.";

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
  target: (_, input) => selectPlace(placeOf(input)),
  columns: (_, input) => columnsAt(placeOf(input)),
  response: postResponse,
  missing: missingPlace,
  changedTags: (_, input) => tagsAt(placeOf(input)),
  postPath: (_, input, { id }, own) =>
    `${postsPage(placeOf(input))}?comment=${id}&own=${privateLinkToken(own)}#comment-${id}`,
  // An invalid target is shown as it was sent.
  form: ({ contentType = "", contentId = "" }) => postTarget({ type: contentType, id: contentId }),
  subject: async ({ contentType, contentId }) => {
    const { place } = readPlace(contentType, contentId);
    return place && findPlace(place);
  },
});

const placeOf = ({ contentType, contentId }: z.infer<typeof commentInput>): CommentPlace => ({
  type: contentType,
  id: contentId,
});

export const createDiscussion = createPostHandler({
  type: "discussion",
  readTarget: () => {
    refuseUnlaunched("discussions");
    if (areDiscussionsClosed()) throw new HttpError(403, closedForNow);
  },
  schema: discussionInput,
  scope: () => "discussion",
  target: () => sql`SELECT`,
  columns: (_, { title, category }) => ({ title, category }),
  shown: ["replies", "views", "updated_at"],
  response: discussionResponse,
  missing: noDiscussion,
  changedTags: (_, _input, { id }) => tagsAt({ type: "discussion", id }),
  postPath: (_, _input, discussion, own) => startedDiscussionUrl(discussion.id, own),
  form: () => discussionTarget,
});
