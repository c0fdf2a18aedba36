import type { PublishInput } from "../protocol.ts";
import { PublishForm } from "./PublishForm.tsx";

/** Asks for the name and email address with which published versions are signed. */
export function AuthorForm({ start }: { start: (input: PublishInput) => void }) {
  const submit = (data: FormData) =>
    start({ author: { name: String(data.get("name")), email: String(data.get("email")) } });
  return (
    <PublishForm submit={submit}>
      <div className="field">
        <label htmlFor="author-name">Your name</label>
        <input id="author-name" name="name" required maxLength={100} autoComplete="name" />
      </div>
      <div className="field">
        <label htmlFor="author-email">Your email address</label>
        <input id="author-email" name="email" type="email" required autoComplete="email" />
      </div>
    </PublishForm>
  );
}
