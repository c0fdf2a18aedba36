import { FieldView } from "../../components/forms/FieldView.tsx";
import type { Field, FieldErrors, Typed } from "../../lib/form-field.ts";
import { editMinutes, maxLength } from "../../schemas/limits.ts";
import type { PrivatePost } from "../../schemas/private-link.ts";

const title: Field<"title"> = { name: "title", label: "Title", max: maxLength.title };
const content: Field<"content"> = {
  name: "content",
  label: "Your words",
  rows: 8,
  max: maxLength.content,
};

export interface EditFormProps {
  post: Pick<PrivatePost, "content" | "title">;
  action: string;
  /** Text that was sent and refused. */
  typed: Typed;
  errors: FieldErrors | undefined;
}

/** The form in which a writer changes a post. Only a discussion has a title. */
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
      <p>You can change your words for {editMinutes} minutes after posting.</p>
      <div className="form-buttons">
        <button className="button" type="submit">
          Save changes
        </button>
      </div>
    </form>
  );
}
