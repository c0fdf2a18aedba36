import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { moderationApi } from "../../api-client/moderation-api.ts";
import { createModeration, isList } from "../../stores/moderation.ts";
import { AccountList } from "./AccountList.tsx";
import { AccountSettings } from "./AccountSettings.tsx";
import { Button } from "./Button.tsx";
import { LinkForm } from "./LinkForm.tsx";
import { ModerationBar } from "./ModerationBar.tsx";
import { ModerationForm, nameField, passwordField } from "./ModerationForm.tsx";
import { ModerationLog } from "./ModerationLog.tsx";
import { Problems } from "./Problems.tsx";
import { ReviewList } from "./ReviewList.tsx";

const tokenInAddress = () => /^#link=(.+)/.exec(location.hash)?.[1];

export function ModerationPage() {
  const [store] = useState(() => createModeration(moderationApi));
  const state = useStore(store.$state);
  const { session, link, view, posts, log, overview, busy, status, problem } = state;
  const isSignedIn = typeof session === "object";
  useEffect(() => {
    void store.open(tokenInAddress());
    const onLink = () => tokenInAddress() && void store.open(tokenInAddress());
    addEventListener("hashchange", onLink);
    return () => removeEventListener("hashchange", onLink);
  }, [store]);
  useEffect(() => {
    if (isSignedIn && tokenInAddress()) history.replaceState(null, "", location.pathname);
  }, [isSignedIn]);
  return (
    <div className="moderation stack" aria-busy={busy}>
      <p role="status" className="moderation-status">
        {session === "unknown" && !link && !problem ? "Loading…" : status}
      </p>
      {problem && (
        <p role="alert" className="notice danger">
          {problem}
        </p>
      )}
      {link && <LinkForm {...{ store, link, busy }} />}
      {session === "unknown" && !link && problem && (
        <Button className="button" onClick={() => store.open()}>
          Try again
        </Button>
      )}
      {session === "none" && !link && (
        <ModerationForm<"username" | "password">
          name="moderation"
          fields={[nameField, passwordField]}
          button="Sign in"
          busy={busy}
          onSend={store.signIn}
        />
      )}
      {isSignedIn && <ModerationBar {...{ store, state, session }} />}
      {isList(view) && posts && <ReviewList store={store} state={state} />}
      {view === "problems" && overview && <Problems {...{ store, overview, busy }} />}
      {isSignedIn && view === "account" && (
        <AccountSettings signIns={overview?.signIns ?? []} {...{ store, session, busy }} />
      )}
      {isSignedIn && view === "accounts" && <AccountList {...{ store, state, session }} />}
      {view === "log" && log && <ModerationLog store={store} log={log} busy={busy} />}
    </div>
  );
}
