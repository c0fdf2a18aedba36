import type { SubmitEvent } from "react";
import { FieldView } from "../../lib/form/FieldView.tsx";
import type { DeskStore } from "../../stores/desk.ts";

interface Props {
  desk: DeskStore;
  busy: boolean;
}

const name = { name: "username", label: "Name", type: "text", autoComplete: "username" } as const;
const password = {
  name: "password",
  label: "Password",
  type: "password",
  autoComplete: "current-password",
} as const;

/** The form by which a moderator signs in. What was typed stays where it is refused. */
export function SignIn({ desk, busy }: Props) {
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    void desk.signIn({
      username: String(given.get("username")),
      password: String(given.get("password")),
    });
  }
  return (
    <form className="form card" method="post" onSubmit={onSubmit}>
      <FieldView form="sign-in" field={name} />
      <FieldView form="sign-in" field={password} />
      <div className="form-buttons">
        <button className="button" type="submit" disabled={busy}>
          Sign in
        </button>
      </div>
    </form>
  );
}
