import { type ReplyField, replyBounds } from "../../schemas/reply.ts";
import type { Field } from "../form/field.ts";

/** Who writes. The address is never shown. */
export const writerFields = [
  {
    name: "author",
    label: "Your Name",
    type: "text",
    autoComplete: "name",
    max: replyBounds.author,
  },
  {
    name: "email",
    label: "Email (Private)",
    type: "email",
    autoComplete: "email",
    hint: "Never shown on this site.",
    max: replyBounds.email,
  },
] as const satisfies readonly Field[];

/** The fields of the reply form. */
export const replyFields: readonly Field<ReplyField>[] = [
  ...writerFields,
  { name: "content", label: "Your Reply", rows: 5, max: replyBounds.content },
];
