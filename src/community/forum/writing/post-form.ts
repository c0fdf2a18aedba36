import { atom } from "nanostores";
import * as z from "zod/mini";
import { ApiError } from "../../../lib/call/request.ts";
import { type FieldErrors, honeypotField } from "../../../lib/input/form-field.ts";
import { messagesOf } from "../../../lib/input/text-input.ts";
import { waitText } from "../../../lib/time/wait-text.ts";
import { type HelpNow, helpNow } from "../../help/schema.ts";
import type { Honeypot } from "../api.ts";

const start = {
  pending: false,
  errors: {} as FieldErrors,
  message: undefined as string | undefined,
  /** Each refused attempt moves the focus. */
  refusals: 0,
  /** In seconds. */
  wait: 0,
};

type Outcome<Sent> =
  | { outcome: "posted"; sent: Sent }
  | { outcome: "failed"; help?: HelpNow | undefined }
  | { outcome: "invalid" | "busy" };

/** Calls with the same key store it once. @throws ApiError */
export type SendPost<Input, Sent> = (input: Input, key: string) => Promise<Sent>;

type Values = Record<string, FormDataEntryValue | undefined>;

interface Options<Schema extends z.ZodMiniObject, Sent> {
  schema: Schema;
  send: SendPost<z.output<Schema> & Honeypot, Sent>;
  postKey: () => string;
  failure: string;
}

export function createPostForm<Schema extends z.ZodMiniObject, Sent>({
  schema,
  send,
  postKey,
  failure,
}: Options<Schema, Sent>) {
  const $state = atom(start);

  const set = (change: Partial<typeof start>) => $state.set({ ...$state.get(), ...change });

  const refuse = (errors: FieldErrors, message?: string) =>
    set({ pending: false, errors, message, refusals: $state.get().refusals + 1 });

  async function submit(values: Values): Promise<Outcome<Sent>> {
    const { pending, wait, errors } = $state.get();
    if (wait > 0) refuse(errors, stillWaiting(wait));
    if (pending || wait > 0) return { outcome: "busy" };
    const { data, error } = schema.safeParse(values);
    if (error) {
      refuse(messagesOf(error));
      return { outcome: "invalid" };
    }
    return post(data, values[honeypotField]);
  }

  async function post(input: z.output<Schema>, website: Values[string]): Promise<Outcome<Sent>> {
    set({ pending: true, errors: {}, message: undefined });
    try {
      const sent = await send({ ...input, website }, postKey());
      set({ pending: false });
      return { outcome: "posted", sent };
    } catch (error) {
      const errors = refusedFields(error, Object.keys(schema.shape));
      refuse(errors, Object.keys(errors).length > 0 ? undefined : reasonOf(error, failure));
      if (!(error instanceof ApiError)) return { outcome: "failed" };
      if (error.wait > 0) countDown(error.wait);
      const { data: help } = z.safeParse(helpNow, error.help);
      return { outcome: "failed", help };
    }
  }

  function countDown(seconds: number) {
    // Timers stop while a phone sleeps.
    const end = Date.now() + seconds * 1000;
    set({ wait: seconds });
    const timer = setInterval(() => {
      const wait = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      if (wait > 0) return set({ wait });
      clearInterval(timer);
      set({ wait, message: "You can try again now." });
    }, 1000);
  }

  const clear = () => set({ errors: {}, message: undefined });

  const forgive = (field: string) =>
    set({ errors: { ...$state.get().errors, [field]: undefined } });

  return { $state, submit, clear, forgive };
}

const stillWaiting = (seconds: number) =>
  `Nothing was sent. You can try again in ${waitText(seconds)}. Your text is still here.`;

function refusedFields(error: unknown, known: string[]): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(error.fields).filter(([name]) => known.includes(name)));
}

function reasonOf(error: unknown, failure: string): string {
  if (!(error instanceof ApiError)) {
    return "The server did not respond. Your text is still here. You can safely post it again: it will appear only once.";
  }
  return error.reason ?? `${failure} Your text is still here.`;
}
