import type { Field } from "../../lib/form-field.ts";
import { maxLength } from "../../lib/limits.ts";
import { WriterBadge } from "../forum/WriterBadge.tsx";
import { ModerationForm, View } from "./elements.tsx";
import { saveAccount } from "./moderation.ts";
import { newPasswordField, passwordField } from "./SignIn.tsx";
import type { Session } from "./schema/moderation.ts";

/** The account of the moderator. */
export function OwnAccount({ session }: { session: Session }) {
  const { role, email, newEmail, summary, viaLink } = session;
  return (
    <View title="Your account">
      <p>
        Your posts have the badge <WriterBadge badge={role} /> while you are signed in.
      </p>
      {newEmail && (
        <p className="notice">
          No alerts go to {newEmail} until you have confirmed it: open the email that was sent there
          and press Confirm. To get another one, press Save below.
        </p>
      )}
      <ModerationForm<"email" | "summary" | "currentPassword" | "password">
        name="moderation"
        account={session.username}
        fields={[emailField, ...(viaLink ? [] : [currentField]), newField]}
        values={{ email: newEmail ?? email }}
        button="Save"
        onSend={(given) =>
          saveAccount({
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
    </View>
  );
}

const emailField: Field<"email"> = {
  name: "email",
  label: "Email address for alerts (optional)",
  hint: "You confirm it once. You then get an email about a possible crisis, at most one in 10 minutes, and at most one an hour about held and reported posts. Leave it empty to get none.",
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
