import { useStore } from "@nanostores/react";
import {
  type InputEvent,
  type MouseEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type * as z from "zod/mini";
import type { BotSignals, Sent } from "../api-client/api-client.ts";
import type { PostFormState } from "../components/forms/PostCardView.tsx";
import { postForms } from "../components/forms/post-forms.ts";
import type { Typed } from "../lib/form-field.ts";
import type { PostType } from "../schemas/post-type.ts";
import { createDraft } from "../stores/drafts.ts";
import { saveMyPost } from "../stores/my-posts.ts";
import { createPostForm, type Send } from "../stores/post-form.ts";
import { showToast } from "../stores/toasts.ts";
import { TextPreview } from "./TextPreview.tsx";
import { firstField, isBegun, restoreDraft, typedIn } from "./use-form-draft.ts";

type PostFormOptions<Schema extends z.ZodMiniObject, Stored> = {
  kind: PostType;
  /** The form and its target, such as `reply 12`. */
  draftName: string;
  schema: Schema;
  /** The token in the page. Without it, one is requested when the visitor types. */
  formToken?: string | undefined;
  send: Send<z.output<Schema> & BotSignals, Sent<Stored>>;
  onInvalid?: (values: Typed) => unknown;
  /** Returns the page to open after a post, if it has news for the writer. */
  pageAfter?: (sent: Sent<Stored>) => string | undefined;
  /** Shows the new post. */
  refresh?: (post: Stored, privateLink?: string) => Promise<void>;
};

/** Validates a form, saves its draft and posts it. @returns the props of its view */
export function usePostForm<Schema extends z.ZodMiniObject, Stored extends { id: number }>(
  options: PostFormOptions<Schema, Stored>,
): PostFormState {
  const { success, failure } = postForms[options.kind];
  const section = useRef<HTMLElement>(null);
  const ref = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => createDraft(options.draftName));
  const [form] = useState(() =>
    createPostForm(options.schema, options.send, draft.postKey, options.formToken),
  );
  const { refusals, ...state } = useStore(form.$state);
  useLayoutEffect(() => {
    // The visitor may have opened the form, and begun to type, before React loaded.
    if (!isBegun(section.current)) opened(section.current);
    // The form shows its own messages.
    if (ref.current) ref.current.noValidate = true;
    restoreDraft(ref.current, draft);
  }, [draft]);
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = ref.current?.querySelector<HTMLElement>("[aria-invalid]");
    (wrong ?? ref.current?.querySelector<HTMLElement>("[type=submit]"))?.focus();
  }, [refusals]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const result = await form.submit(valuesOf(element));
    if (result.outcome === "failed") {
      const description = result.reason ?? failure;
      showToast({ title: "Error", description, variant: "destructive" });
    }
    if (result.outcome === "invalid") options.onInvalid?.(typedIn(element));
    if (result.outcome !== "posted") return;
    draft.clear();
    element.reset();
    const { post, held, privateLink } = result.sent;
    if (privateLink) saveMyPost({ privateLink, id: post?.id });
    const page = options.pageAfter?.(result.sent);
    if (page) return location.assign(page);
    closeCard(section.current);
    await Promise.all([held || showToast(success), post && options.refresh?.(post, privateLink)]);
  }

  const onToggle = () => opened(section.current);

  function onCancel(event: MouseEvent) {
    event.preventDefault();
    closeCard(section.current);
  }

  function onInput({ currentTarget }: InputEvent<HTMLFormElement>) {
    form.open();
    draft.save(typedIn(currentTarget));
  }

  function onClear() {
    draft.clear();
    form.clear();
    ref.current?.reset();
    firstField(ref.current)?.focus();
  }

  const saved = useStore(draft.$state);
  const view = { ref, section, draft: saved, preview: <TextPreview />, sendsMail };
  return { ...state, ...view, onSubmit, onInput, onClear, onToggle, onCancel };
}

/** Read with a dot, because brackets would put every public variable of the build into the script. */
const sendsMail = import.meta.env.SENDS_MAIL;

/** Focuses the first field, unless the form already has the focus. */
function opened(section: HTMLElement | null) {
  if (!section?.querySelector("details")?.open) return;
  const { activeElement } = document;
  const elsewhere = activeElement?.tagName === "SUMMARY" || !section.contains(activeElement);
  if (elsewhere) firstField(section)?.focus();
}

function closeCard(section: HTMLElement | null) {
  const details = section?.querySelector("details");
  if (!details) return;
  details.open = false;
  details.querySelector("summary")?.focus();
}

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
