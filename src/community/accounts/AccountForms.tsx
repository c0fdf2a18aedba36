import type { Field } from "../../lib/input/form-field.ts";
import { maxLength, minPasswordLength } from "../../lib/input/limits.ts";
import { FieldView } from "../../ui/controls/FieldView.tsx";
import { WriterBadge } from "../posts/WriterBadge.tsx";
import { Press } from "./Press.tsx";
import type { Session, SignInData } from "./schema.ts";

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

interface SignInProps extends SignInData {
  kept: Record<string, string>;
}

export function SignInForm({ link, typed, wrong, kept, keepsCookies, hasMail }: SignInProps) {
  const fields = Object.entries(kept).filter(([name]) => name !== "username");
  if (!keepsCookies) return <NoSession />;
  return (
    <form className="form card" method="post" action="/desk">
      {link && <h2 className="size-3">Choose a password</h2>}
      {[...fields, ...(link ? [["link", link.token] as const] : [])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FieldView
        form="moderation"
        field={nameField}
        value={link?.username ?? typed["username"]}
        error={wrong?.["username"]}
        readOnly={link !== undefined}
      />
      <FieldView
        form="moderation"
        field={link ? newPasswordField : passwordField}
        error={wrong?.["password"]}
      />
      <div className="cluster form-buttons">
        <Press className="button" value="sign-in">
          Sign in
        </Press>
        {!link && hasMail && <LinkButton />}
      </div>
      {!link && (
        <p className="hint">
          A sign-in link sets a new password.{" "}
          {hasMail && "It is sent to the confirmed email address of the account. "}
          The person who runs the site can make one with <code>npm run db -- user link NAME</code>.
        </p>
      )}
    </form>
  );
}

const NoSession = () => (
  <p className="notice danger">
    You cannot sign in at this address, because it starts with http and browsers then keep no
    session. Open this page at an address that starts with https, or with http://localhost on the
    computer that runs the site. A sign-in link works there too.
  </p>
);

const LinkButton = () => (
  <Press value="send-link" formNoValidate>
    Email me a link
  </Press>
);

export function AccountForm(props: SignInData & { moderator: Session }) {
  const { moderator, typed, wrong, hasMail } = props;
  const { username, role, email, newEmail } = moderator;
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
          No emails go to {newEmail} until you have confirmed it: open the email that was sent there
          and press Confirm. To get another one, press Save below.
        </p>
      )}
      <form className="form card" method="post" action="/desk">
        <input type="hidden" name="show" value="account" />
        <input type="hidden" name="username" value={username} />
        <FieldView
          form="moderation"
          field={emailField}
          value={typed["email"] ?? newEmail ?? email ?? ""}
          error={wrong?.["email"]}
        />
        <div className="cluster form-buttons">
          <Press className="button" value="account">
            Save
          </Press>
          {hasMail && email && <LinkButton />}
          <Press value="sign-out">Sign out</Press>
        </div>
        <p className="hint">
          To change your password, use a sign-in link. It sets a new password, and signs out all
          your browsers.
        </p>
      </form>
    </section>
  );
}

const emailField: Field = {
  name: "email",
  label: "Email address for alerts and sign-in links (optional)",
  hint: "You confirm it once. You then get an email about each possible crisis, at most 10 an hour, and at most one an hour about held and reported posts. Leave it empty to get none.",
  type: "email",
  autoComplete: "email",
  optional: true,
  max: maxLength.email,
};
