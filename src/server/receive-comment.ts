import { commentBounds, commentInput } from "../schemas/comment.ts";
import { tags } from "./http/cache.ts";
import { readId } from "./http/paging.ts";
import { postComment } from "./post-comment.ts";
import { type Refused, receivePost } from "./receive-post.ts";
import { renderRefusedForm } from "./refused-page.tsx";
import { refuseUnlaunched } from "./settings.ts";
import { subjectPage } from "./subject-page.ts";

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
  page: (_, input) => subjectPage(input),
  refuse: pageAgain,
});

const fields = [
  { name: "author", label: "Your Name", type: "text", max: commentBounds.author },
  { name: "email", label: "Email (Private)", type: "email", max: commentBounds.email },
  { name: "content", label: "Your Comment", rows: 4, max: commentBounds.content },
] as const;

/** The seam for the view of the comment form: what was typed and what is wrong, as a page. */
async function pageAgain(refused: Refused): Promise<string> {
  const form = {
    title: "Your comment",
    action: "/api/comments",
    button: "Post Comment",
    back: { href: await pageOf(refused), label: "Back" },
    fields,
    hidden: ["contentType", "contentId", "idempotencyKey"],
  };
  return renderRefusedForm(form, refused);
}

/** The page that the form was on; nobody waits for a database that is out of reach a second time. */
async function pageOf({ typed, problem }: Refused): Promise<string> {
  const contentType = commentInput.shape.contentType.safeParse(typed["contentType"]).data;
  const contentId = readId(typed["contentId"]);
  if (!contentType || !contentId || problem.status >= 500) return "/";
  return subjectPage({ contentType, contentId });
}
