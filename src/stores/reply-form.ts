import { atom } from "nanostores";
import { ApiError } from "../lib/api-error.ts";
import { replyKeys } from "../lib/discussion/reply-key.ts";
import {
  type FieldErrors,
  fieldErrors,
  type Reply,
  type ReplyField,
  type ReplyInput,
  replyInput,
} from "../schemas/reply.ts";

export type ReplyFormState = {
  pending: boolean;
  errors: FieldErrors;
  /** Why the post as a whole failed. */
  message?: string | undefined;
  /** Counts the refusals; each one moves the focus. */
  refusals: number;
};

export type Outcome =
  /** `reply` is missing where the server shows it only later. */
  { outcome: "posted"; reply: Reply | undefined } | { outcome: "invalid" | "failed" | "busy" };

export type SendReply = (input: ReplyInput, key: string) => Promise<Reply | undefined>;

const start: ReplyFormState = { pending: false, errors: {}, refusals: 0 };

/** The reply form without its looks: what is wrong, what is on its way, and what came of it. */
export function createReplyForm(send: SendReply, keys = replyKeys()) {
  const $state = atom(start);

  const refuse = (errors: FieldErrors, message?: string) =>
    $state.set({ pending: false, errors, message, refusals: $state.get().refusals + 1 });

  async function submit(values: unknown): Promise<Outcome> {
    if ($state.get().pending) return { outcome: "busy" };
    const { data, error } = replyInput.safeParse(values);
    if (error) {
      refuse(fieldErrors(error));
      return { outcome: "invalid" };
    }
    return post(data);
  }

  async function post(input: ReplyInput): Promise<Outcome> {
    $state.set({ ...$state.get(), pending: true, errors: {}, message: undefined });
    try {
      const reply = await send(input, keys.keyFor(input));
      keys.renew();
      $state.set({ ...$state.get(), pending: false });
      return { outcome: "posted", reply };
    } catch (error) {
      const errors = refusedFields(error);
      refuse(errors, Object.keys(errors).length > 0 ? undefined : reasonOf(error));
      return { outcome: "failed" };
    }
  }

  /** Looks again at a field that was wrong, now that the visitor changes it. */
  function correct(field: string, values: unknown) {
    const { [field as ReplyField]: wrong, ...others } = $state.get().errors;
    if (!wrong) return;
    const { error } = replyInput.safeParse(values);
    const still = error && fieldErrors(error)[field as ReplyField];
    $state.set({ ...$state.get(), errors: still ? { ...others, [field]: still } : others });
  }

  return { $state, submit, correct };
}

function refusedFields(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  const { author, email, content } = error.fields;
  return { ...(author && { author }), ...(email && { email }), ...(content && { content }) };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return "No answer came. Your text is still here, and posting it again will not double it.";
  }
  return error.reason ?? "Something went wrong on our side. Your text is still here.";
}
