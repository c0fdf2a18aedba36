import { WriterBadge } from "../../components/forum/WriterBadge.tsx";
import { formatMoment, signInText } from "../../lib/moderation-text.ts";
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
    <section className="moderation-posts" aria-labelledby="moderation-list">
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
        <label className="moderation-check">
          <input name="summary" type="checkbox" defaultChecked={summary} />
          Also send a summary each day
        </label>
      </ModerationForm>
      <h3>Last sign-ins</h3>
      <p>
        If you do not recognise one of these, choose a new password. They are deleted after{" "}
        {signInDays} days.
      </p>
      <ol role="list" className="moderation-log">
        {signIns.map(({ at, ...signIn }) => (
          <li key={at}>
            <time dateTime={at}>{formatMoment(at)}</time>: {signInText(signIn)}
            {signIn.wrongPasswords > 0 &&
              `, after ${plural(signIn.wrongPasswords, "wrong password")}`}
          </li>
        ))}
      </ol>
    </section>
  );
}

const emailField = {
  ...{ name: "email", label: "Email address for alerts (optional)", type: "email" },
  ...{ autoComplete: "email", optional: true, max: maxLength.email },
  hint: "You get an email at once about words of despair, and at most one an hour about held and reported posts. Leave it empty to get none.",
} as const;

const currentField = {
  ...passwordField,
  ...{ name: "currentPassword", label: "Current password", optional: true },
  hint: "Only to choose a new one.",
} as const;

const newField = {
  ...{ ...newPasswordField, label: "New password (optional)", optional: true },
  hint: `${newPasswordField.hint}. It signs out all your other browsers.`,
} as const;
