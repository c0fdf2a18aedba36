import type { Field } from "../../lib/form-field.ts";
import { minPasswordLength } from "../../lib/limits.ts";
import { ModerationForm, nameField } from "./elements.tsx";
import { signIn, signInWithLink } from "./moderation.ts";
import type { SignInLink } from "./schema/moderation.ts";

export const passwordField: Field<"password"> = {
  name: "password",
  label: "Password",
  type: "password",
  autoComplete: "current-password",
};

export const newPasswordField: Field<"password"> = {
  name: "password",
  label: "New password",
  hint: `${minPasswordLength} characters or more, such as four unrelated words`,
  type: "password",
  autoComplete: "new-password",
};

export const SignInForm = () => (
  <ModerationForm<"username" | "password">
    name="moderation"
    fields={[nameField, passwordField]}
    button="Sign in"
    onSend={signIn}
  />
);

/**
 * The form that a sign-in link opens. It has at least a button, because a link works once and programs open links too.
 */
export const LinkForm = ({ username, isNew }: SignInLink) => (
  <section className="stack" aria-labelledby="moderation-link">
    <h2 className="size-3" id="moderation-link">
      {username ? `Sign in as ${username}` : "Create your account"}
    </h2>
    <p>
      {!username &&
        "This is the first account of the site, with the role Creator. You can add others later."}
      {isNew && username && "Choose a password for your new account."}
      {!isNew && "This link signs you in once. You can then choose a new password."}
    </p>
    <ModerationForm<"username" | "password">
      name="link"
      account={username}
      fields={[...(username ? [] : [nameField]), ...(isNew ? [newPasswordField] : [])]}
      button={username ? "Sign in" : "Create account"}
      onSend={signInWithLink}
    />
  </section>
);
