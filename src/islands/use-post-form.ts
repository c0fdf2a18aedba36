import { useStore } from "@nanostores/react";
import {
  type InputEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type * as z from "zod/mini";
import type { FormSigns, Sent } from "../lib/api.ts";
import type { Typed } from "../lib/form/field.ts";
import type { PostFormState } from "../lib/form/PostFormView.tsx";
import { trapField } from "../lib/form/trap-field.ts";
import { createDraft } from "../stores/drafts.ts";
import { createPostForm, type Send } from "../stores/post-form.ts";
import { firstField, restoreDraft, typedIn, useFlushOnLeaving } from "./form-draft.ts";
import { createFormSigns } from "./form-signs.ts";
import { showToast } from "./show-toast.ts";
import { useReceipt } from "./use-receipt.tsx";

type Element = RefObject<HTMLFormElement | null>;

export type PostFormOptions<Schema extends z.ZodMiniObject, Stored> = {
  /** The form and what it stands under, such as `reply 12`: its draft is kept there. */
  place: string;
  schema: Schema;
  /** The token that the page came with; without one it is asked for when somebody types. */
  nonce?: string;
  send: Send<z.output<Schema> & FormSigns, Sent<Stored>>;
  /** What the toast says where it could not be posted. */
  failure: string;
  /** Something that was typed is wrong, or missing; it has not been sent. */
  onInvalid?: (values: Typed) => unknown;
  /** Whether the visitor is led to another page, which says what became of it. */
  isLeaving?: (sent: Sent<Stored>) => boolean;
  /** It is posted or held, and the form empty again. Below the form stands what became of it. */
  onPosted: (sent: Sent<Stored>) => void | Promise<void>;
};

/** Brings a form to life: it checks, keeps a draft, posts, and says what is wrong. @returns the form view's props */
export function usePostForm<Schema extends z.ZodMiniObject, Stored extends { id: number }>(
  options: PostFormOptions<Schema, Stored>,
): PostFormState & { ref: Element } {
  const ref = useRef<HTMLFormElement>(null);
  const [signs] = useState(() => createFormSigns(options.nonce));
  const [draft] = useState(() => createDraft(options.place));
  const [form] = useState(() =>
    createPostForm(
      options.schema,
      (input, key) =>
        signs.sendWith(trapped(ref.current), (own) => options.send({ ...input, ...own }, key)),
      draft.keyFor,
    ),
  );
  const { receipt, show } = useReceipt();
  const { refusals, ...state } = useStore(form.$state);
  useOwnMessages(ref);
  useLayoutEffect(() => restoreDraft(ref.current, draft), [draft]);
  useFlushOnLeaving(draft);
  useFocusOnRefusal(ref, refusals);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const result = await form.submit(valuesOf(element));
    if (result.outcome === "failed") {
      await showToast({ title: "Error", description: options.failure, variant: "destructive" });
    }
    if (result.outcome === "invalid") options.onInvalid?.(typedIn(element));
    if (result.outcome !== "posted") return;
    draft.clear();
    element.reset();
    const { sent } = result;
    const isLeaving = options.isLeaving?.(sent);
    await Promise.all([options.onPosted(sent), isLeaving || show(sent)]);
  }

  function onInput({ target, currentTarget }: InputEvent<HTMLFormElement>) {
    signs.open();
    draft.save(typedIn(currentTarget));
    form.correct((target as HTMLInputElement).name, valuesOf(currentTarget));
  }

  function onClear() {
    draft.clear();
    form.clear();
    ref.current?.reset();
    firstField(ref.current)?.focus();
  }

  return { ...state, draft: useStore(draft.$state), receipt, ref, onSubmit, onInput, onClear };
}

/** From now on the messages are ours, not the browser's. */
function useOwnMessages(form: Element) {
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, [form]);
}

/** Leads to the first wrong field, or back to the button where no field is to blame. */
function useFocusOnRefusal(form: Element, refusals: number) {
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    const button = form.current?.querySelector<HTMLElement>("[type=submit]");
    (wrong ?? button)?.focus();
  }, [form, refusals]);
}

/** What stands in the field that only programs fill in. */
const trapped = (form: HTMLFormElement | null) => new FormData(form ?? undefined).get(trapField);

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
