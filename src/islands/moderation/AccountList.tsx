import { useRef } from "react";
import { share } from "../../client/share.ts";
import { badgeNames, WriterBadge } from "../../components/forum/WriterBadge.tsx";
import type { Field } from "../../lib/form-field.ts";
import { formatMoment } from "../../lib/moderation-text.ts";
import { maxLength, signInLinkHours } from "../../schemas/limits.ts";
import type { Account, AccountsInput, Session } from "../../schemas/moderation.ts";
import { type Badge, badges } from "../../schemas/post-type.ts";
import type { ModerationState, ModerationStore } from "../../stores/moderation.ts";
import { Button } from "./Button.tsx";
import { ModerationForm } from "./ModerationForm.tsx";

interface Props {
  store: ModerationStore;
  state: ModerationState;
  session: Session;
}

/** For creators. */
export function AccountList({ store, state: { overview, newLink, busy }, session }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The form that had the focus may be gone, and a new link is below the heading.
  async function change(input: AccountsInput) {
    const isDone = await store.changeAccounts(input);
    if (isDone) heading.current?.focus();
    return isDone;
  }

  return (
    <section className="stack" aria-labelledby="moderation-list">
      <h2 id="moderation-list" ref={heading} tabIndex={-1}>
        Accounts
      </h2>
      {newLink && <NewLink {...newLink} />}
      {overview?.accounts?.map((account) => (
        <section key={account.username} className="stack close">
          <h3>
            <bdi>{account.username}</bdi> <WriterBadge badge={account.role} />
          </h3>
          <p>{lastText(account)}</p>
          {account.username === session.username ? (
            <p>This is you. Only another creator can change your role or remove you.</p>
          ) : (
            <Changes {...{ account, busy, change }} />
          )}
        </section>
      ))}
      <h3>Add an account</h3>
      <ModerationForm<"username" | "role">
        name="new-account"
        fields={newAccountFields}
        values={{ role: "moderator" }}
        button="Add account"
        busy={busy}
        onSend={({ username, role }) => change({ action: "add", username, role: role as Badge })}
      />
    </section>
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

interface ChangesProps {
  account: Account;
  busy: boolean;
  change: (input: AccountsInput) => Promise<boolean>;
}

/** Nothing is chosen at first, so that nobody removes an account by mistake. */
function Changes({ account: { username, role }, busy, change }: ChangesProps) {
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
      busy={busy}
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
