import { useStore } from "@nanostores/react";
import { useRef } from "react";
import { badgeNames, WriterBadge } from "../../components/forum/WriterBadge.tsx";
import type { Field } from "../../lib/form-field.ts";
import { formatMoment } from "../../lib/moderation-text.ts";
import { plural } from "../../lib/plural.ts";
import { share } from "../../lib/share.ts";
import { maxLength, signInDays, signInLinkHours } from "../../schemas/limits.ts";
import type { Account, AccountsInput, Overview, Session } from "../../schemas/moderation.ts";
import { type Badge, badges } from "../../schemas/post-type.ts";
import {
  $moderation,
  changeAccounts,
  type ModerationState,
  saveAccount,
} from "../../stores/moderation.ts";
import { Button, ModerationForm, Moment, View } from "./elements.tsx";
import { newPasswordField, passwordField } from "./SignIn.tsx";

/** The account of the moderator. */
export function OwnAccount({ session }: { session: Session }) {
  const { role, email, newEmail, summary, viaLink } = session;
  const { overview } = useStore($moderation);
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
      <h3 className="size-4">Last sign-ins</h3>
      <p>
        If you do not recognise one of these, choose a new password. They are deleted after{" "}
        {signInDays} days.
      </p>
      <ol role="list" className="stack tight">
        {overview?.signIns.map((signIn) => (
          <li key={signIn.at}>
            <Moment at={signIn.at} />: {signInText(signIn)}
          </li>
        ))}
      </ol>
    </View>
  );
}

const signInText = ({
  viaLink,
  device,
  country,
  wrongPasswords,
}: Overview["signIns"][number]): string =>
  [viaLink ? "with a link" : "with your password", device, country]
    .concat(wrongPasswords ? `after ${plural(wrongPasswords, "wrong password")}` : "")
    .filter(Boolean)
    .join(", ");

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

/** All accounts, for creators. */
export function Accounts({ session }: { session: Session }) {
  const { overview, newLink } = useStore($moderation);
  const heading = useRef<HTMLHeadingElement>(null);

  // The form that had the focus may be gone, and a new link is below the heading.
  async function change(input: AccountsInput) {
    const isDone = await changeAccounts(input);
    if (isDone) heading.current?.focus();
    return isDone;
  }

  return (
    <View title="Accounts" heading={heading}>
      {newLink && <NewLink {...newLink} />}
      {overview?.accounts?.map((account) => (
        <section key={account.username} className="stack close">
          <h3 className="size-4">
            <bdi>{account.username}</bdi> <WriterBadge badge={account.role} />
          </h3>
          <p>{lastText(account)}</p>
          {account.username === session.username ? (
            <p>This is you. Only another creator can change your role or remove you.</p>
          ) : (
            <AccountForm {...account} change={change} />
          )}
        </section>
      ))}
      <h3 className="size-4">Add an account</h3>
      <ModerationForm<"username" | "role">
        name="new-account"
        fields={newAccountFields}
        values={{ role: "moderator" }}
        button="Add account"
        onSend={({ username, role }) => change({ action: "add", username, role: role as Badge })}
      />
    </View>
  );
}

const newAccountFields: Field<"username" | "role">[] = [
  { name: "username", label: "Name", max: maxLength.username },
  {
    name: "role",
    label: "Role",
    hint: "Creators also manage the accounts.",
    options: badges.map((id) => ({ id, name: badgeNames[id] })),
  },
];

function lastText({ isNew, lastSignIn }: Account): string {
  if (isNew) return "Has not chosen a password yet.";
  return lastSignIn ? `Last signed in on ${formatMoment(lastSignIn)}.` : "No recent sign-in.";
}

function NewLink({ username, path }: NonNullable<ModerationState["newLink"]>) {
  const url = new URL(path, location.href).href;
  const link = { title: "Sign-in link", text: "", url, copied: "The link is copied." };
  return (
    <div className="card stack close">
      <div className="field">
        <label htmlFor="new-link">Sign-in link for {username}</label>
        <p className="hint" id="new-link-hint">
          Send it only to {username}. It works once, within {signInLinkHours} hours, and is not
          shown again.
        </p>
        <input id="new-link" aria-describedby="new-link-hint" readOnly value={url} />
      </div>
      <Button onClick={() => share(link)}>Share or copy the link</Button>
    </div>
  );
}

type AccountFormProps = Account & { change: (input: AccountsInput) => Promise<boolean> };

/** Nothing is chosen at first, so that an account is not removed by mistake. */
function AccountForm({ username, role, change }: AccountFormProps) {
  const other = role === "creator" ? "moderator" : "creator";
  const options = [
    { id: "link", name: "Make a new sign-in link" },
    { id: "role", name: `Make ${username} a ${other}` },
    { id: "remove", name: `Remove ${username}, but not the posts` },
  ];
  return (
    <ModerationForm<"action">
      name={`account-${username}`}
      fields={[{ name: "action", label: `Change the account of ${username}`, options }]}
      button="Apply"
      onSend={({ action }) =>
        change({
          username,
          action: action as AccountsInput["action"],
          role: action === "role" ? other : role,
        })
      }
    />
  );
}
