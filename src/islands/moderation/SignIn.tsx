import type { SubmitEvent } from "react";
import type { ModerationStore } from "../../stores/moderation.ts";

interface Props {
  store: ModerationStore;
  busy: boolean;
}

export function SignIn({ store, busy }: Props) {
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    void store.signIn({
      username: String(given.get("username")),
      password: String(given.get("password")),
    });
  }
  return (
    <form className="form card" method="post" onSubmit={onSubmit}>
      <div className="field">
        <label htmlFor="moderation-name">Name</label>
        <input id="moderation-name" name="username" autoComplete="username" required />
      </div>
      <div className="field">
        <label htmlFor="moderation-password">Password</label>
        <input
          id="moderation-password"
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
