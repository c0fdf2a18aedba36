import { type FormEvent, useEffect, useRef } from "react";
import { readDraft, removeDraft, saveDraft } from "../../lib/browser/draft.ts";
import { island } from "../../ui/islands/island.tsx";
import { fieldName } from "./page-address.ts";

interface Props {
  /** `open` for a moderator who is signed in, `left` after a sign-out. */
  session: string;
  answered: string;
}

/** Half-written answers survive a link to another list. The forms need no script. */
export default island(function ModerationPage({ session, answered }: Props) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    showFooterLink(session);
    if (session === "left") removeDraft(draftName, readDraft(draftName)?.id);
    if (session !== "open") return;
    if (answered) forgetAnswer(answered);
    const texts = page.current?.getElementsByTagName("textarea") ?? [];
    Array.from(texts).filter(isAnswer).forEach(restore);
  }, [session, answered]);
  return (
    <div
      ref={page}
      onInput={saveTyped}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a placeholder, which React leaves as it was filled
      dangerouslySetInnerHTML={{ __html: "<!--moderation-->" }}
      suppressHydrationWarning
    />
  );
});

const draftName = "answers";

/** Not the text of a post that is being edited. */
const isAnswer = ({ name }: HTMLTextAreaElement) =>
  name.startsWith(fieldName("answer", "content", ""));

const saveTyped = ({ target }: FormEvent) => {
  if (target instanceof HTMLTextAreaElement && isAnswer(target)) save(target.name, target.value);
};

function save(name: string, text: string) {
  const draft = readDraft(draftName);
  saveDraft(draftName, { ...draft?.values, [name]: text }, draft?.id);
}

/** Not again when the page is reloaded, because another answer may be half-written then. */
function forgetAnswer(name: string) {
  save(name, "");
  const address = new URL(location.href);
  address.searchParams.delete("outcome");
  history.replaceState(null, "", address);
}

function restore(answer: HTMLTextAreaElement) {
  const saved = readDraft(draftName)?.values[answer.name];
  if (answer.value !== answer.defaultValue) save(answer.name, answer.value);
  else if (saved && saved !== answer.value) {
    answer.value = saved;
    for (const fold of foldsAround(answer)) fold.open = true;
  }
}

function foldsAround(answer: Element): HTMLDetailsElement[] {
  const fold = answer.closest("details");
  return fold?.parentElement ? [fold, ...foldsAround(fold.parentElement)] : [];
}

/** `before-paint.ts` reads the stored value, which stays when the session expires. */
function showFooterLink(session: string) {
  if (session === "open") document.documentElement.dataset["moderator"] = "1";
  if (session === "left") delete document.documentElement.dataset["moderator"];
  try {
    if (session === "open") localStorage.setItem("moderator", "1");
    if (session === "left") localStorage.removeItem("moderator");
  } catch {
    // Private window: the address can still be typed.
  }
}
