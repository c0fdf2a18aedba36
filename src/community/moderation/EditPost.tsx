import { maxLength } from "../../lib/input/limits.ts";
import { FieldView } from "../../ui/controls/FieldView.tsx";
import { Press } from "../accounts/Press.tsx";
import { fieldName, moderationAddress, postName } from "./page-address.ts";
import type { PageData, ReviewPost } from "./schema/moderation.ts";

export function EditPost({ post, typed, wrong, view }: PageData & { post: ReviewPost }) {
  const name = postName(post);
  const fields = [
    { field: "title", label: "Title", max: maxLength.title, text: post.title },
    { field: "author", label: "Name", max: maxLength.author, text: post.author },
    { field: "content", label: "Text", max: maxLength.content, text: post.content, rows: 8 },
  ] as const;
  return (
    <section className="stack close" aria-label={`Edit ${post.kind}`}>
      {fields.map(({ field, text, ...about }) => {
        const input = fieldName("edit", field, name);
        return (
          text !== undefined && (
            <FieldView
              key={field}
              form={name}
              field={{ ...about, name: input, optional: true }}
              value={typed[input] ?? text}
              error={wrong?.[input]}
            />
          )
        );
      })}
      <p className="cluster">
        <Press className="button" value={`edit ${name} ${post.version}`}>
          Save changes
        </Press>
        <a href={moderationAddress({ ...view, edit: "" }, name)}>Cancel</a>
      </p>
    </section>
  );
}
