import type { Field } from "../../lib/form-field.ts";
import type { CommentField } from "../../schemas/comment.ts";
import { maxLength } from "../../schemas/limits.ts";
import { formattingHint, writerFields } from "../forum/reply-fields.ts";

/** The visible fields of the comment form. */
export const commentFields: readonly Field<CommentField>[] = [
  ...writerFields,
  { name: "content", label: "Your Comment", rows: 4, hint: formattingHint, max: maxLength.content },
];
