import type { ModerationState, ModerationStore } from "../../stores/moderation.ts";
import { ModerationForm, nameField, newPasswordField } from "./ModerationForm.tsx";

interface Props {
  store: ModerationStore;
  link: NonNullable<ModerationState["link"]>;
  busy: boolean;
}

/** What a sign-in link asks before it is used up: at least a button, because programs open links too. */
export function LinkForm({ store, link: { username, isNew }, busy }: Props) {
  return (
    <section className="stack" aria-labelledby="moderation-link">
      <h2 id="moderation-link">{username ? `Sign in as ${username}` : "Create your account"}</h2>
      <p>
        {!username &&
          "This is the first account of the site, with the role Creator. You can add others later."}
        {isNew && username && "Choose a password for your new account."}
        {!isNew && "This link signs you in once. You can then choose a new password."}
      </p>
      <ModerationForm<"username" | "password">
        name="link"
        fields={[...(username ? [] : [nameField]), ...(isNew ? [newPasswordField] : [])]}
        button={username ? "Sign in" : "Create account"}
        busy={busy}
        onSend={(given) => store.signInWithLink({ ...(username && { username }), ...given })}
      />
    </section>
  );
}
