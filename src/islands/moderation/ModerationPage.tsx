import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { moderationApi } from "../../api-client/moderation-api.ts";
import { createModeration, isList } from "../../stores/moderation.ts";
import { AccountSettings } from "./AccountSettings.tsx";
import { ModerationBar } from "./ModerationBar.tsx";
import { ModerationLog } from "./ModerationLog.tsx";
import { Problems } from "./Problems.tsx";
import { ReviewList } from "./ReviewList.tsx";
import { SignIn } from "./SignIn.tsx";

export function ModerationPage() {
  const [store] = useState(() => createModeration(moderationApi));
  const state = useStore(store.$state);
  const { session, view, posts, log, overview, busy, status, problem } = state;
  const isSignedIn = typeof session === "object";
  useEffect(() => void store.open(), [store]);
  return (
    <div className="moderation" aria-busy={busy}>
      <p role="status" className="moderation-status">
        {session === "unknown" && !problem ? "Loading…" : status}
      </p>
      {problem && (
        <p role="alert" className="notice danger">
          {problem}
        </p>
      )}
      {session === "unknown" && problem && (
        <button className="button" type="button" onClick={store.open}>
          Try again
        </button>
      )}
      {session === "none" && <SignIn store={store} busy={busy} />}
      {isSignedIn && <ModerationBar {...{ store, state, session }} />}
      {isList(view) && posts && <ReviewList store={store} state={state} />}
      {view === "problems" && overview && <Problems {...{ store, overview, busy }} />}
      {isSignedIn && view === "account" && <AccountSettings {...{ store, session, busy }} />}
      {view === "log" && log && <ModerationLog store={store} log={log} busy={busy} />}
    </div>
  );
}
