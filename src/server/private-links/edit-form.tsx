import { FieldView } from "../../components/forms/FieldView.tsx";
import type { Field, FieldErrors, Typed } from "../../lib/form-field.ts";
import { editMinutes, maxLength } from "../../schemas/limits.ts";
import type { PrivatePost } from "../../schemas/private-link.ts";

const title: Field<"title"> = { name: "title", label: "Title", max: maxLength.title };
const content: Field<"content"> = {
  name: "content",
  label: "Your text",
  rows: 8,
  max: maxLength.content,
};

export interface EditFormProps {
  post: Pick<PrivatePost, "content" | "title">;
  action: string;
  typed: Typed;
  errors: FieldErrors | undefined;
}

export function EditForm({ post, action, typed, errors }: EditFormProps) {
  const fields = post.title === undefined ? [content] : [title, content];
  return (
    <form className="form" method="post" action={action}>
      <input type="hidden" name="action" defaultValue="edit" />
      {fields.map((field) => (
        <FieldView
          key={field.name}
          form="edit"
          field={field}
          value={typed[field.name] ?? post[field.name]}
          error={errors?.[field.name]}
        />
      ))}
      <p>You can change your post for {editMinutes} minutes after posting it.</p>
      <div className="form-buttons">
        <button className="button" type="submit">
          Save changes
        </button>
      </div>
    </form>
  );
}
