import {
  discussionBounds as bounds,
  type DiscussionField,
  discussionCategories,
} from "../../schemas/discussion.ts";
import type { Field } from "../form/field.ts";
import { writerFields } from "./reply-fields.ts";

/** The fields of the form that starts a discussion. */
export const discussionFields: readonly Field<DiscussionField>[] = [
  { name: "title", label: "Title", type: "text", max: bounds.title },
  { name: "category", label: "Category", options: discussionCategories },
  { name: "content", label: "Your Text", rows: 8, max: bounds.content },
  ...writerFields,
];
