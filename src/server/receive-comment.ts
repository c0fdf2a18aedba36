import { tokenOf } from "../lib/own/own-path.ts";
import { commentInput, commentTypes, type Subject } from "../schemas/comment.ts";
import { commentsPage, renderCommentsPage } from "./comments-page.tsx";
import { tags } from "./http/cache.ts";
import { readId } from "./http/paging.ts";
import { type Problem, problemOf } from "./http/problem.ts";
import { postComment } from "./post-comment.ts";
import { type Refused, receivePost } from "./receive-post.ts";
import { refuseUnlaunched } from "./settings.ts";
import { showComments } from "./show-comments-page.ts";

/** POST /api/comments, as JSON or as a plain HTML form. */
export const receiveComment = receivePost({
  name: "comment",
  at: () => refuseUnlaunched("comments"),
  schema: commentInput,
  fromForm: (typed) => ({ ...typed, contentId: readId(typed["contentId"]) }),
  scope: (_, { contentType, contentId }) => `${contentType}:${contentId}`,
  store: (_, input, sender) => postComment(input, sender),
  missing: "There is nothing with this id to comment on",
  changes: (_, input) => [tags.comments(input)],
  page: (_, input) => commentsPage(input),
  location: (_, input, { id }, own) =>
    `${commentsPage(input)}?comment=${id}&own=${tokenOf(own)}#comment-${id}`,
  refuse: pageAgain,
});

/** The comments with the form as it was typed, and why it was refused. */
async function pageAgain(refused: Refused): Promise<string> {
  const subject = subjectIn(refused.typed);
  const shown = subject && (await commentsToShow(subject, refused.problem));
  return renderCommentsPage({ subject, shown, refused });
}

function subjectIn(typed: Refused["typed"]): Subject | undefined {
  const contentType = commentTypes.find((type) => type === typed["contentType"]);
  const contentId = readId(typed["contentId"]);
  return contentType && contentId ? { contentType, contentId } : undefined;
}

/** Nobody waits for a database that is out of reach a second time. */
async function commentsToShow(subject: Subject, { status }: Problem) {
  try {
    return status < 500 ? await showComments(subject, 0) : undefined;
  } catch (error) {
    problemOf(error);
    return undefined;
  }
}
