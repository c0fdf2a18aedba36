import { useStore } from "@nanostores/react";
import {
  type InputEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useRef,
  useState,
} from "react";
import { postReply } from "../lib/api.ts";
import { ReplyFormView } from "../lib/discussion/ReplyFormView.tsx";
import { createReplyForm } from "../stores/reply-form.ts";
import { addOwnReply, refreshThread } from "./page-thread.tsx";
import { close, opened, useAwake, useFocusOnRefusal } from "./reply-form-focus.ts";
import { showToast } from "./show-toast.ts";

interface Props {
  id: string;
  nonce: string;
  /** Whom to call, which stands beside the form. */
  children?: ReactNode;
}

/** The reply form, brought to life: it checks, posts, and shows the reply without leaving the page. */
export function ReplyForm({ id, nonce, children }: Props) {
  const section = useRef<HTMLElement>(null);
  const [form] = useState(() => createReplyForm((input, key) => postReply(id, input, key)));
  const { refusals, ...state } = useStore(form.$state);
  useAwake(section);
  useFocusOnRefusal(section, refusals);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const result = await form.submit(valuesOf(element));
    if (result.outcome === "failed") return showToast(failure);
    if (result.outcome !== "posted") return;
    element.reset();
    close(section);
    if (result.reply) addOwnReply(result.reply);
    await Promise.all([showToast(success), refreshThread(id)]);
  }

  const onInput = ({ target, currentTarget }: InputEvent<HTMLFormElement>) =>
    form.correct((target as HTMLInputElement).name, valuesOf(currentTarget));

  const onCancel = (event: MouseEvent) => {
    event.preventDefault();
    close(section);
  };

  return (
    <ReplyFormView
      {...{ id, nonce, onSubmit, onInput, onCancel, ...state }}
      ref={section}
      onToggle={() => opened(section)}
    >
      {children}
    </ReplyFormView>
  );
}

const success = {
  title: "Reply Posted",
  description: "Your reply has been posted successfully.",
};

const failure = {
  title: "Error",
  description: "Failed to post reply. Please try again.",
  variant: "destructive",
} as const;

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
