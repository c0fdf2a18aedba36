import type { SubmitEvent } from "react";
import type { DeskStore } from "../../stores/desk.ts";

interface Props {
  desk: DeskStore;
  busy: boolean;
}

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
      <div className="field">
        <label htmlFor="desk-name">Name</label>
        <input id="desk-name" name="username" autoComplete="username" required />
      </div>
      <div className="field">
        <label htmlFor="desk-password">Password</label>
        <input
          id="desk-password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </div>
      <div className="form-buttons">
        <button className="button" type="submit" disabled={busy}>
          Sign in
        </button>
      </div>
    </form>
  );
}
