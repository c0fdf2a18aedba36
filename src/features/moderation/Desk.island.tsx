import { type SubmitEvent, useEffect, useState } from "react";
import { ApiError } from "../../lib/request.ts";
import { showStored } from "../../lib/theme.ts";
import { island } from "../../ui/island.tsx";
import { Desk } from "./DeskView.tsx";
import { deskAddress } from "./desk.ts";
import type { DeskData } from "./schema/moderation.ts";

/** The function for /desk fills in both placeholders. @param initial `DeskData` as JSON */
export default island(function ModeratorsPage({ initial }: { initial: string }) {
  if (initial === "__DESK__")
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a placeholder
    return <div dangerouslySetInnerHTML={{ __html: "<!--desk-->" }} />;
  return (
    <div>
      <LiveDesk {...(JSON.parse(initial) as DeskData)} />
    </div>
  );
});

/** Sends the forms of the page without loading it again, so that the scroll position and typed text stay. */
function LiveDesk(initial: DeskData) {
  const [data, setData] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  // The server does not know the time zone of the device.
  const [isLocal, setLocal] = useState(false);
  useEffect(() => setLocal(true), []);
  const isSignedIn = data.moderator !== undefined;
  const hasLeft = !isSignedIn && data.status !== undefined;
  useEffect(() => showFooterLink(isSignedIn, hasLeft), [isSignedIn, hasLeft]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const { currentTarget: form, nativeEvent } = event;
    if (form.method !== "post") return;
    event.preventDefault();
    if (isBusy) return;
    const { submitter } = nativeEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : "";
    setBusy(true);
    const sent = { ...Object.fromEntries(new FormData(form)), do: pressed };
    const next = await send(sent).catch((error: unknown) => failed(data, pressed, error));
    setData(next);
    setBusy(false);
    if (next.moderator)
      history.replaceState(null, "", deskAddress({ ...next.view, at: "", did: "", outcome: "" }));
  }

  return <Desk {...data} isBusy={isBusy} isLocal={isLocal} onSubmit={onSubmit} />;
}

async function send(body: object): Promise<DeskData> {
  const response = await fetch("/desk", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const data: DeskData | { error: string } = await response.json();
  if ("view" in data) return data;
  throw new ApiError(response.status, "", JSON.stringify(data));
}

/** The page as it was, with the reason at the post. */
const failed = (data: DeskData, pressed: string, error: unknown): DeskData => ({
  ...data,
  view: { ...data.view, at: pressed.split(" ")[1] ?? "", did: "", outcome: "" },
  problem:
    (error instanceof ApiError && error.reason) ||
    "The server did not respond, and nothing was done. Check your connection and try again.",
  status: undefined,
});

/** `src/lib/theme.ts` reads this. It stays when the session expires. */
function showFooterLink(isSignedIn: boolean, hasLeft: boolean) {
  try {
    if (isSignedIn) localStorage.setItem("moderator", "1");
    if (hasLeft) localStorage.removeItem("moderator");
    showStored();
  } catch {
    // Private window: the address can still be typed.
  }
}
