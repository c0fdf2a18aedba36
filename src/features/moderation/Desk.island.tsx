import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { readDraft, removeDraft, saveDraft } from "../../lib/draft.ts";
import { ApiError } from "../../lib/request.ts";
import { showStored } from "../../lib/theme.ts";
import { island } from "../../ui/island.tsx";
import { Desk } from "./DeskView.tsx";
import { deskAddress } from "./desk.ts";
import type { DeskData } from "./schema/moderation.ts";

/** @param served `DeskData` as JSON, which the function for /desk fills in with its HTML */
export default island(function ModeratorsPage({ served }: { served: string }) {
  if (import.meta.env.SSR)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a placeholder
    return <div dangerouslySetInnerHTML={{ __html: "<!--desk-->" }} />;
  return (
    <div>
      <LiveDesk {...(JSON.parse(served) as DeskData)} />
    </div>
  );
});

/** Sends the forms of the page without loading it again, so that the scroll position and typed text stay. */
function LiveDesk(served: DeskData) {
  const [data, setData] = useState(served);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isSignedIn = data.moderator !== undefined;
  const hasLeft = !isSignedIn && data.status !== undefined;
  useEffect(() => {
    showFooterLink(isSignedIn, hasLeft);
    if (hasLeft) removeDraft(draftName, readDraft(draftName)?.id);
  }, [isSignedIn, hasLeft]);
  useLayoutEffect(() => {
    if (isSignedIn) restoreAnswers(form.current, served.helpText);
  }, [isSignedIn, served]);
  // An answer that was posted is empty now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads what the new data shows
  useEffect(() => saveAnswers(form.current, served.helpText), [data]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const { currentTarget, nativeEvent } = event;
    event.preventDefault();
    if (isBusy) return;
    const { submitter } = nativeEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : "";
    setBusy(true);
    const sent = { ...Object.fromEntries(new FormData(currentTarget)), do: pressed };
    const next = await send(sent).catch((error: unknown) => failed(data, pressed, error));
    setData(next);
    setBusy(false);
    if (next.moderator)
      history.replaceState(null, "", deskAddress({ ...next.view, at: "", outcome: "" }));
  }

  return (
    <Desk
      {...data}
      isBusy={isBusy}
      onSubmit={onSubmit}
      onInput={() => saveAnswers(form.current, served.helpText)}
      formRef={form}
    />
  );
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
  view: { ...data.view, at: pressed.split(" ")[1] ?? "", outcome: "" },
  problem:
    (error instanceof ApiError && error.reason) ||
    "The server did not respond, and nothing was done. Check your connection and try again.",
  status: undefined,
});

// Half-written answers are saved on the device, so that they survive a link to another list.

const draftName = "desk";

const answersIn = (form: HTMLFormElement | null) =>
  Array.from(form?.elements ?? []).filter((field) => field instanceof HTMLTextAreaElement);

/** @param begun the text with which an answer begins */
function saveAnswers(form: HTMLFormElement | null, begun: string) {
  const shown = answersIn(form).map(({ name, value }) => [name, value === begun ? "" : value]);
  const draft = readDraft(draftName);
  if (shown.length > 0)
    saveDraft(draftName, { ...draft?.values, ...Object.fromEntries(shown) }, draft?.id);
}

function restoreAnswers(form: HTMLFormElement | null, begun: string) {
  const saved = readDraft(draftName)?.values ?? {};
  for (const answer of answersIn(form)) {
    const text = saved[answer.name];
    if (!text || !["", begun].includes(answer.value)) continue;
    answer.value = text;
    answer.closest("details")?.setAttribute("open", "");
  }
}

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
