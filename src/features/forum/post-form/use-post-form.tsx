import { useStore } from "@nanostores/react";
import {
  type InputEvent,
  type MouseEvent,
  type SubmitEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type * as z from "zod/mini";
import { cleanText } from "../../../lib/clean-text.ts";
import type { Typed } from "../../../lib/form-field.ts";
import type { PostType } from "../../../lib/post-types.ts";
import { lengthOf } from "../../../lib/text-input.ts";
import { showToast } from "../../../ui/toasts/toasts.ts";
import type { BotFields, Sent } from "../api.ts";
import { saveMyPost } from "../own-posts/my-posts.ts";
import { createDraft } from "./drafts.ts";
import { type Control, controlsOf, isBegun, restoreDraft, typedIn } from "./form-controls.ts";
import type { PostFormState } from "./PostCardView.tsx";
import { heldText } from "./Posted.tsx";
import { createPostForm, type SendPost } from "./post-form.ts";
import { postForms } from "./post-forms.ts";
import { TextPreview } from "./TextPreview.tsx";

type PostFormOptions<Schema extends z.ZodMiniObject, Stored> = {
  kind: PostType;
  /** The form and its target, such as `reply 12`. */
  draftName: string;
  schema: Schema;
  /** The token in the page. Without it, one is requested when the visitor types. */
  formToken?: string | undefined;
  /** True if the writer can ask for emails about replies. */
  sendsMail?: boolean;
  send: SendPost<z.output<Schema> & BotFields, Sent<Stored>>;
  onInvalid?: (values: Typed) => unknown;
  /** Returns the page to open after a post, if there is something to tell the writer. */
  pageAfter?: (sent: Sent<Stored>) => string | undefined;
  /** Shows the new post. */
  refresh?: (sent: Sent<Stored>) => Promise<void>;
};

/** Validates a form, saves its draft and posts it. @returns the props of its view */
export function usePostForm<Schema extends z.ZodMiniObject, Stored extends { id: number }>(
  options: PostFormOptions<Schema, Stored>,
): PostFormState {
  const { success, failure } = postForms[options.kind];
  const ref = useRef<HTMLFormElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [isReady, setReady] = useState(false);
  const [text, setText] = useState("");
  const [lengths, setLengths] = useState<PostFormState["lengths"]>();
  const [resets, setResets] = useState(0);
  const [danger, setDanger] = useState<Pick<PostFormState, "help" | "news">>({});
  const helpRef = useRef<HTMLElement>(null);
  const errorsRef = useRef<HTMLElement>(null);
  const [draft] = useState(() => createDraft(options.draftName));
  const [form] = useState(() =>
    createPostForm(options.schema, options.send, draft.postKey, options.formToken),
  );
  const { refusals, ...state } = useStore(form.$state);
  const saved = useStore(draft.$state);

  /** Focuses the first field of an open form, unless the form already has the focus. */
  const onToggle = useCallback(() => {
    if (!ref.current || !details.current?.open) return;
    const { activeElement } = document;
    const isOutside = !details.current.contains(activeElement);
    if (isOutside || activeElement === summary.current) controlsOf(ref.current)[0]?.focus();
  }, []);

  useLayoutEffect(() => {
    if (!ref.current) return;
    // The visitor may have opened the form, and begun to type, before React loaded.
    if (!isBegun(ref.current)) onToggle();
    restoreDraft(ref.current, draft);
    setText(textIn(ref.current));
    setLengths(lengthsIn(ref.current));
    setReady(true);
  }, [draft, onToggle]);

  useEffect(() => {
    if (refusals === 0 || !ref.current) return;
    (errorsRef.current ?? submitOf(ref.current))?.focus();
  }, [refusals]);

  // Screen readers hear it first.
  useEffect(() => {
    if (danger.help) helpRef.current?.focus();
  }, [danger]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const result = await form.submit(Object.fromEntries(new FormData(element)));
    if (result.outcome === "failed") {
      if (!result.help) showToast({ title: "Error", description: failure, variant: "destructive" });
      setDanger({ help: result.help, news: result.reason ?? failure });
    }
    if (result.outcome === "invalid") options.onInvalid?.(typedIn(element));
    if (result.outcome !== "posted") return;
    empty(element);
    const { sent } = result;
    if (sent.privateLink) saveMyPost({ privateLink: sent.privateLink, id: sent.id });
    const page = options.pageAfter?.(sent);
    if (page) return location.assign(page);
    close();
    // Otherwise the private link gets the focus.
    if (!sent.privateLink) summary.current?.focus();
    const news = sent.held ? heldText(options.kind) : success.description;
    setDanger({ help: sent.help, news });
    if (!sent.held && !sent.help) showToast(success);
    await options.refresh?.(sent);
  }

  function empty(element: HTMLFormElement) {
    draft.clear();
    element.reset();
    setText("");
    setLengths({});
    setResets(resets + 1);
  }

  function close() {
    if (details.current) details.current.open = false;
  }

  function onCancel(event: MouseEvent) {
    event.preventDefault();
    close();
    summary.current?.focus();
  }

  function onInput({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    form.open();
    form.forgive((target as Control).name);
    draft.save(typedIn(currentTarget));
    setText(textIn(currentTarget));
    setLengths(lengthsIn(currentTarget));
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
    helpRef,
    errorsRef,
    ref,
    details,
    summary,
    isReady,
    lengths,
    // Until the draft has been read, an inline script shows whether there is one.
    draft: isReady ? saved : undefined,
    preview: <TextPreview key={resets} text={text} />,
    sendsMail: options.sendsMail,
    onSubmit,
    onInput,
    onClear,
    onToggle,
    onCancel,
  };
}

const textIn = (form: HTMLFormElement): string => typedIn(form)["content"] ?? "";

/** The length of each text in characters, as the server counts them. */
const lengthsIn = (form: HTMLFormElement): PostFormState["lengths"] =>
  Object.fromEntries(
    Object.entries(typedIn(form)).map(([name, text = ""]) => [name, lengthOf(cleanText(text))]),
  );

const submitOf = (form: HTMLFormElement) =>
  Array.from(form.elements).find((element) => element instanceof HTMLButtonElement);
