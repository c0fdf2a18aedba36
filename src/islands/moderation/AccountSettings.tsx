import { WriterBadge } from "../../components/forum/WriterBadge.tsx";
import type { Field } from "../../lib/form-field.ts";
import { formatMoment } from "../../lib/moderation-text.ts";
import { plural } from "../../lib/plural.ts";
import { maxLength, signInDays } from "../../schemas/limits.ts";
import type { Overview, Session } from "../../schemas/moderation.ts";
import type { ModerationStore } from "../../stores/moderation.ts";
import { ModerationForm, newPasswordField, passwordField } from "./ModerationForm.tsx";

interface Props {
  store: ModerationStore;
  session: Session;
  signIns: Overview["signIns"];
  busy: boolean;
}

export function AccountSettings({ store, session, signIns, busy }: Props) {
  const { role, email, summary, viaLink } = session;
  return (
    <section className="stack" aria-labelledby="moderation-list">
      <h2 id="moderation-list">Your account</h2>
      <p>
        Your posts have the badge <WriterBadge badge={role} /> while you are signed in.
      </p>
      <ModerationForm<"email" | "summary" | "currentPassword" | "password">
        name="moderation"
        fields={[emailField, ...(viaLink ? [] : [currentField]), newField]}
        values={{ email }}
        button="Save"
        busy={busy}
        onSend={(given) =>
          store.saveAccount({
            email: given.email.trim() || undefined,
            summary: given.summary === "on",
            currentPassword: given.currentPassword || undefined,
            password: given.password || undefined,
          })
        }
      >
        <label className="check">
          <input name="summary" type="checkbox" defaultChecked={summary} />
          Also send a summary each day
        </label>
      </ModerationForm>
      <h3>Last sign-ins</h3>
      <p>
        If you do not recognise one of these, choose a new password. They are deleted after{" "}
        {signInDays} days.
      </p>
      <ol role="list" className="stack tight">
        {signIns.map(({ at, viaLink, device, country, wrongPasswords }) => (
          <li key={at}>
            <time dateTime={at}>{formatMoment(at)}</time>:{" "}
            {[viaLink ? "with a link" : "with your password", device, country]
              .concat(wrongPasswords ? `after ${plural(wrongPasswords, "wrong password")}` : "")
              .filter(Boolean)
              .join(", ")}
          </li>
        ))}
      </ol>
    </section>
  );
}

const emailField: Field<"email"> = {
  name: "email",
  label: "Email address for alerts (optional)",
  hint: "You get an email at once about words of despair, and at most one an hour about held and reported posts. Leave it empty to get none.",
  type: "email",
  autoComplete: "email",
  optional: true,
  max: maxLength.email,
};

const currentField: Field<"currentPassword"> = {
  ...passwordField,
  name: "currentPassword",
  label: "Current password",
  hint: "Only to choose a new one",
  optional: true,
};

const newField: Field<"password"> = {
  ...newPasswordField,
  label: "New password (optional)",
  hint: `${newPasswordField.hint}. It signs out all your other browsers.`,
  optional: true,
};
