import type { Field } from "../../lib/input/form-field.ts";
import { maxLength, minPasswordLength } from "../../lib/input/limits.ts";
import { FieldView } from "../../ui/controls/FieldView.tsx";
import type { PageData, Session } from "../moderation/schema/moderation.ts";
import { WriterBadge } from "../posts/WriterBadge.tsx";
import { Press } from "./Press.tsx";

const nameField: Field = { name: "username", label: "Name", autoComplete: "username" };

const passwordField: Field = {
  name: "password",
  label: "Password",
  type: "password",
  autoComplete: "current-password",
};

const newPasswordField: Field = {
  name: "password",
  label: "New password",
  hint: `${minPasswordLength} characters or more, such as four unrelated words`,
  type: "password",
  autoComplete: "new-password",
};

/** Has a button at least for a link, because a link works once and programs open links too. */
export function SignInForm({ link, typed, view }: PageData) {
  const account = link?.username;
  const hasPassword = !link || link.isNew;
  // Texts from before the session ended are sent along.
  const kept = Object.entries({
    ...typed,
    show: view.show,
    search: view.search,
    link: link?.token ?? "",
  });
  return (
    <form className="form card" method="post" action="/desk">
      {link && (
        <>
          <h2 className="size-3">{account ? `Sign in as ${account}` : "Create your account"}</h2>
          <p>
            {!account &&
              "This is the first account of the site, with the role Creator. You can add others later."}
            {account && link.isNew && "Choose a password for your new account."}
            {!link.isNew && "This link signs you in once. You can then choose a new password."}
          </p>
        </>
      )}
      {kept.map(
        ([name, value]) =>
          !["do", "username", "password"].includes(name) && (
            <input key={name} type="hidden" name={name} value={value} />
          ),
      )}
      {(!link || account || link.isNew) && (
        <FieldView
          form="moderation"
          field={nameField}
          value={account || typed["username"]}
          readOnly={Boolean(account)}
        />
      )}
      {hasPassword && (
        <FieldView form="moderation" field={link ? newPasswordField : passwordField} />
      )}
      <div className="cluster form-buttons">
        <Press className="button" value="sign-in">
          {link && !account ? "Create account" : "Sign in"}
        </Press>
      </div>
    </form>
  );
}

export function AccountForm({ moderator, typed }: PageData & { moderator: Session }) {
  const { username, role, email, newEmail, viaLink } = moderator;
  return (
    <section className="stack" aria-labelledby="moderation-account">
      <h2 className="size-3" id="moderation-account">
        Your account
      </h2>
      <p>
        Signed in as <strong>{username}</strong>. Your posts have the badge{" "}
        <WriterBadge badge={role} />.
      </p>
      {newEmail && (
        <p className="notice">
          No alerts go to {newEmail} until you have confirmed it: open the email that was sent there
          and press Confirm. To get another one, press Save below.
        </p>
      )}
      <form className="form card" method="post" action="/desk">
        <input type="hidden" name="show" value="account" />
        <FieldView form="moderation" field={nameField} value={username} readOnly />
        <FieldView
          form="moderation"
          field={emailField}
          value={typed["email"] ?? newEmail ?? email ?? ""}
        />
        {!viaLink && <FieldView form="moderation" field={currentField} />}
        <FieldView form="moderation" field={newField} />
        <div className="cluster form-buttons">
          <Press className="button" value="account">
            Save
          </Press>
          <Press value="sign-out">Sign out</Press>
        </div>
      </form>
    </section>
  );
}

const emailField: Field = {
  name: "email",
  label: "Email address for alerts (optional)",
  hint: "You confirm it once. You then get an email about each possible crisis, at most 10 an hour, and at most one an hour about held and reported posts. Leave it empty to get none.",
  type: "email",
  autoComplete: "email",
  optional: true,
  max: maxLength.email,
};

const currentField: Field = {
  ...passwordField,
  name: "currentPassword",
  label: "Current password",
  hint: "Only to choose a new one",
  optional: true,
};

const newField: Field = {
  ...newPasswordField,
  label: "New password (optional)",
  hint: `${newPasswordField.hint}. It signs out all your other browsers.`,
  optional: true,
};
