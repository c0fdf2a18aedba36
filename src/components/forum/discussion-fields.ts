import type { Field } from "../../lib/form-field.ts";
import { type DiscussionField, discussionCategories } from "../../schemas/discussion.ts";
import { maxLength } from "../../schemas/limits.ts";
import { formattingHint, writerFields } from "./reply-fields.ts";

export const discussionFields: readonly Field<DiscussionField>[] = [
  { name: "title", label: "Title", type: "text", max: maxLength.title },
  { name: "category", label: "Category", options: discussionCategories },
  { name: "content", label: "Your Post", rows: 8, hint: formattingHint, max: maxLength.content },
  ...writerFields,
];
