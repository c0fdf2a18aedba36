import type { PostType } from "../schema/post-type.ts";
import { postForms } from "./post-forms.ts";

/** The success message of a post without JavaScript, instead of a toast. */
export function Posted({ kind }: { kind: PostType }) {
  const { title, description } = postForms[kind].success;
  return (
    <div className="notice" role="status">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{description}</p>
    </div>
  );
}
