import { useStore } from "@nanostores/react";
import {
  createElement,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type * as z from "zod/mini";
import type { BotSignals, Sent } from "../api-client/api-client.ts";
import { createBotSignals } from "../client/forum/bot-signals.ts";
import { showToast } from "../client/toasts/show-toast.ts";
import { honeypotField } from "../components/forms/Honeypot.tsx";
import type { PostFormState } from "../components/forms/PostFormView.tsx";
import type { Typed } from "../lib/form-field.ts";
import { createDraft } from "../stores/drafts.ts";
import { saveMyPost } from "../stores/my-posts.ts";
import { createPostForm, type Send } from "../stores/post-form.ts";
import { TextPreview } from "./TextPreview.tsx";
import { firstField, restoreDraft, typedIn, useFlushOnLeaving } from "./use-form-draft.ts";
import { useReceipt } from "./use-receipt.tsx";

type Element = RefObject<HTMLFormElement | null>;

export type PostFormOptions<Schema extends z.ZodMiniObject, Stored> = {
  /** The form and its target, such as `reply 12`. */
  draftName: string;
  schema: Schema;
  /** The token in the page. Without it, one is requested when the visitor types. */
  formToken?: string | undefined;
  send: Send<z.output<Schema> & BotSignals, Sent<Stored>>;
  /** Text of the toast shown after a failure without a known reason. */
  failure: string;
  onInvalid?: (values: Typed) => unknown;
  /** Returns true if `onPosted` opens another page, which shows the receipt. */
  isLeaving?: (sent: Sent<Stored>) => boolean;
  /** Called after the form has been reset. */
  onPosted: (sent: Sent<Stored>) => void | Promise<void>;
};

/** Validates a form, saves its draft and posts it. @returns the props of `PostFormView` */
export function usePostForm<Schema extends z.ZodMiniObject, Stored extends { id: number }>(
  options: PostFormOptions<Schema, Stored>,
): PostFormState & { ref: Element } {
  const ref = useRef<HTMLFormElement>(null);
  const [signals] = useState(() => createBotSignals(options.formToken));
  const [draft] = useState(() => createDraft(options.draftName));
  const [form] = useState(() =>
    createPostForm(
      options.schema,
      (input, key) =>
        signals.sendWith(honeypotValue(ref.current), (bot) =>
          options.send({ ...input, ...bot }, key),
        ),
      draft.keyFor,
    ),
  );
  const { receipt, show } = useReceipt();
  const { refusals, ...state } = useStore(form.$state);
  useCustomMessages(ref);
  useLayoutEffect(() => restoreDraft(ref.current, draft), [draft]);
  useFlushOnLeaving(draft);
  useFocusOnRefusal(ref, refusals);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const result = await form.submit(valuesOf(element));
    if (result.outcome === "failed") {
      const description = result.reason ?? options.failure;
      await showToast({ title: "Error", description, variant: "destructive" });
    }
    if (result.outcome === "invalid") options.onInvalid?.(typedIn(element));
    if (result.outcome !== "posted") return;
    draft.clear();
    element.reset();
    const { sent } = result;
    if (sent.privateLink) saveMyPost({ privateLink: sent.privateLink, id: sent.post?.id });
    const isLeaving = options.isLeaving?.(sent);
    await Promise.all([options.onPosted(sent), isLeaving || show(sent)]);
  }

  function onInput({ target, currentTarget }: InputEvent<HTMLFormElement>) {
    signals.open();
    draft.save(typedIn(currentTarget));
    form.correct((target as HTMLInputElement).name, valuesOf(currentTarget));
  }

  function onClear() {
    draft.clear();
    form.clear();
    ref.current?.reset();
    firstField(ref.current)?.focus();
  }

  const preview = createElement(TextPreview);
  const saved = useStore(draft.$state);
  const view = { ref, draft: saved, preview, receipt, sendsMail };
  return { ...state, ...view, onSubmit, onInput, onClear };
}

/** Read with a dot, because brackets would put every public variable of the build into the script. */
const sendsMail = import.meta.env.SENDS_MAIL;

/** Turns off the browser's validation messages, because the form shows its own. */
function useCustomMessages(form: Element) {
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, [form]);
}

function useFocusOnRefusal(form: Element, refusals: number) {
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    const button = form.current?.querySelector<HTMLElement>("[type=submit]");
    (wrong ?? button)?.focus();
  }, [form, refusals]);
}

const honeypotValue = (form: HTMLFormElement | null) =>
  new FormData(form ?? undefined).get(honeypotField);

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
