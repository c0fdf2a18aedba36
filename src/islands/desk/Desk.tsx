import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { deskApi } from "../../lib/desk/desk-api.ts";
import { createDesk } from "../../stores/desk.ts";
import { DeskBar } from "./DeskBar.tsx";
import { DeskLog } from "./DeskLog.tsx";
import { DeskPosts } from "./DeskPosts.tsx";
import { SignIn } from "./SignIn.tsx";

/** Where moderators read what waits, and decide. No other page loads it. */
export function Desk() {
  const [desk] = useState(() => createDesk(deskApi));
  const state = useStore(desk.$desk);
  const { session, view, posts, log, busy, said, problem } = state;
  const isHere = typeof session === "object";
  useEffect(() => void desk.open(), [desk]);
  return (
    <div className="desk" aria-busy={busy}>
      <p role="status" className="desk-said">
        {session === "unknown" && !problem ? "One moment…" : said}
      </p>
      {problem && (
        <p role="alert" className="notice danger">
          {problem}
        </p>
      )}
      {session === "unknown" && problem && (
        <button className="button" type="button" onClick={desk.open}>
          Try again
        </button>
      )}
      {session === "none" && <SignIn desk={desk} busy={busy} />}
      {isHere && <DeskBar desk={desk} state={state} username={session.username} />}
      {view !== "log" && posts && <DeskPosts desk={desk} state={state} isHere={isHere} />}
      {view === "log" && log && <DeskLog desk={desk} log={log} busy={busy} />}
    </div>
  );
}
