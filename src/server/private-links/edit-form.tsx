import { FieldView } from "../../components/forms/FieldView.tsx";
import { textField, titleField } from "../../components/forms/post-forms.ts";
import { FormattedText } from "../../components/ui/FormattedText.tsx";
import type { FieldErrors, Typed } from "../../lib/form-field.ts";
import { cleanText } from "../../schemas/clean-text.ts";
import { editMinutes } from "../../schemas/limits.ts";
import type { PrivatePost } from "../../schemas/private-link.ts";

export interface EditFormProps {
  post: Pick<PrivatePost, "content" | "title">;
  action: string;
  typed: Typed;
  errors: FieldErrors | undefined;
  /** True on the page that shows the text as it will appear. */
  isPreview?: boolean;
}

export function EditForm({ post, action, typed, errors, isPreview }: EditFormProps) {
  const fields = [...(post.title === undefined ? [] : [titleField]), textField("Your text", 8)];
  return (
    <form className="form" method="post" action={action}>
      {fields.map((field) => (
        <FieldView
          key={field.name}
          form="edit"
          field={field}
          value={typed[field.name] ?? post[field.name]}
          error={errors?.[field.name]}
        />
      ))}
      {isPreview && <Preview text={typed["content"] ?? post.content} />}
      <p>You can change your post for {editMinutes} minutes after posting it.</p>
      <div className="cluster form-buttons">
        <button className="button" type="submit" name="action" value="edit">
          Save changes
        </button>
        <button className="button quiet" type="submit" name="action" value="preview">
          Preview
        </button>
      </div>
    </form>
  );
}

const Preview = ({ text }: { text: string }) => (
  // biome-ignore lint/a11y/noAutofocus: this page exists to show the preview
  <section className="preview" aria-labelledby="preview" tabIndex={-1} autoFocus>
    <h2 id="preview">Preview</h2>
    <FormattedText text={cleanText(text)} />
  </section>
);
