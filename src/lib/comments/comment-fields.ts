import { type CommentField, commentBounds } from "../../schemas/comment.ts";
import { writerFields } from "../discussion/reply-fields.ts";
import type { Field } from "../form/field.ts";

/** The fields of the form for a comment that visitors see. */
export const commentFields: readonly Field<CommentField>[] = [
  ...writerFields,
  { name: "content", label: "Your Comment", rows: 4, max: commentBounds.content },
];
