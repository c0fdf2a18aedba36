import type { Field } from "../../lib/form-field.ts";
import { maxLength } from "../../schemas/limits.ts";
import type { ReplyField } from "../../schemas/reply.ts";

export const writerFields = [
  {
    name: "author",
    label: "Your Name",
    type: "text",
    autoComplete: "name",
    max: maxLength.author,
  },
  {
    name: "email",
    label: "Email (Private)",
    type: "email",
    autoComplete: "email",
    hint: "Never shown on the site.",
    max: maxLength.email,
  },
] as const satisfies readonly Field[];

/** The hint of a field whose text is shown with `ui/FormattedText.tsx`. */
export const formattingHint =
  "Start lines with “- ” or “1. ” for a list. Type links as [words](https://…).";

export const replyFields: readonly Field<ReplyField>[] = [
  ...writerFields,
  { name: "content", label: "Your Reply", rows: 5, hint: formattingHint, max: maxLength.content },
];
