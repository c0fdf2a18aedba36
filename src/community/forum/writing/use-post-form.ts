import { useStore } from "@nanostores/react";
import {
  type InputEvent,
  type MouseEvent,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type * as z from "zod/mini";
import type { Typed } from "../../../lib/input/form-field.ts";
import { showToast } from "../../../ui/controls/toasts/toasts.ts";
import type { Honeypot, Sent } from "../api.ts";
import { saveMyPost } from "../own/my-posts.ts";
import type { PostFormState } from "./ComposerView.tsx";
import { createDraft } from "./drafts/drafts.ts";
import { type Control, controlsOf, isBegun, restoreDraft, typedIn } from "./form-controls.ts";
import { heldText, shownText } from "./Posted.tsx";
import { createPostForm, type SendPost } from "./post-form.ts";
import { type FormPlace, postForms } from "./post-forms.ts";

export interface PostFormOptions<Schema extends z.ZodMiniObject, Stored> {
  target: FormPlace;
  schema: Schema;
  send: SendPost<z.output<Schema> & Honeypot, Sent<Stored>>;
  suggest?: () => Typed;
  refresh: (sent: Sent<Stored>) => Promise<void> | void;
}

type Draft = ReturnType<typeof createDraft>;
type Danger = Pick<PostFormState, "help" | "outcome">;

export function usePostForm<Schema extends z.ZodMiniObject, Stored>(
  options: PostFormOptions<Schema, Stored>,
): PostFormState {
  const { kind, draft: draftName } = options.target;
  const { success, failure } = postForms[kind];
  const { ref, details, summary, onToggle, close } = useOpenForm();
  const [danger, setDanger] = useState<Danger>({});
  const [draft] = useState(() => createDraft(draftName));
  const [form] = useState(() => createPostForm({ ...options, failure, postKey: draft.postKey }));
  const { refusals, ...state } = useStore(form.$state);
  const { empty, save, ...shown } = useTyped(ref, draft, onToggle, options.suggest);
  const focused = useMovedFocus(ref, refusals, danger);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const result = await form.submit(Object.fromEntries(new FormData(element)));
    if (result.outcome === "failed") setDanger({ help: result.help });
    if (result.outcome === "posted") await finish(element, result.sent);
  }

  async function finish(element: HTMLFormElement, sent: Sent<Stored>) {
    empty(element);
    const { privateLink, id, help, held } = sent;
    if (privateLink) saveMyPost({ privateLink, id });
    // Otherwise the private link gets the focus.
    if (!privateLink) summary.current?.focus();
    close();
    setDanger({ help, outcome: held ? heldText(kind) : shownText(kind) });
    if (!held && !help) showToast(success);
    await options.refresh(sent);
  }

  function onCancel(event: MouseEvent) {
    event.preventDefault();
    summary.current?.focus();
    close();
  }

  function onInput({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    form.forgive((target as Control).name);
    save(currentTarget);
  }

  function onClear() {
    if (!ref.current) return;
    form.clear();
    empty(ref.current);
    controlsOf(ref.current)[0]?.focus();
  }

  return {
    ...state,
    ...danger,
    typed: shown.typed,
    draft: shown.draft,
    // The form shows its own messages, because screen readers miss the browser's.
    form: { ref, onSubmit, onInput, noValidate: shown.isReady },
    details: { ref: details, onToggle },
    summary: { ref: summary },
    cancel: { onClick: onCancel },
    ...focused,
    onClear,
  };
}

function useTyped(
  ref: RefObject<HTMLFormElement | null>,
  draft: Draft,
  onToggle: () => void,
  suggest?: () => Typed,
) {
  const [isReady, setReady] = useState(false);
  const [typed, setTyped] = useState<Typed>({});
  const saved = useStore(draft.$state);
  useLayoutEffect(() => {
    if (!ref.current) return;
    if (!isBegun(ref.current)) onToggle();
    restoreDraft(ref.current, draft, suggest?.());
    setTyped(typedIn(ref.current));
    setReady(true);
  }, [draft, ref, onToggle, suggest]);
  function save(element: HTMLFormElement) {
    const values = typedIn(element);
    draft.save(values);
    setTyped(values);
  }
  function empty(element: HTMLFormElement) {
    draft.clear();
    element.reset();
    setTyped({});
  }
  // Until the draft has been read, an inline script shows whether there is one.
  return { isReady, typed, draft: isReady ? saved : undefined, save, empty };
}

/** Moves the focus to the mistakes or the help lines, so that screen readers read them first. */
function useMovedFocus(ref: RefObject<HTMLFormElement | null>, refusals: number, danger: Danger) {
  const helpRef = useRef<HTMLElement>(null);
  const errorsRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (refusals === 0 || !ref.current) return;
    (errorsRef.current ?? submitOf(ref.current))?.focus();
  }, [refusals, ref]);
  useEffect(() => {
    if (danger.help) helpRef.current?.focus();
  }, [danger]);
  return { helpRef, errorsRef };
}

function useOpenForm() {
  const ref = useRef<HTMLFormElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const onToggle = useCallback(() => {
    if (!ref.current || !details.current?.open) return;
    const { activeElement } = document;
    const isOutside = !details.current.contains(activeElement);
    if (isOutside || activeElement === summary.current) controlsOf(ref.current)[0]?.focus();
  }, []);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return { ref, details, summary, onToggle, close };
}

const submitOf = (form: HTMLFormElement) =>
  Array.from(form.elements).find((element) => element instanceof HTMLButtonElement);
