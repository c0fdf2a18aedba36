import { atom } from "nanostores";
import type * as z from "zod/mini";
import { ApiError } from "../api-client/api-error.ts";
import type { FieldErrors } from "../lib/form-field.ts";
import { messagesOf } from "../schemas/text-input.ts";

export type PostFormState = {
  pending: boolean;
  errors: FieldErrors;
  message?: string | undefined;
  /** Number of refused attempts. Each refusal moves the focus. */
  refusals: number;
};

export type Outcome<Sent> =
  | { outcome: "posted"; sent: Sent }
  | { outcome: "invalid" | "failed" | "busy" };

/** Sends a post. Repeated calls with the same key store it once. @throws ApiError */
export type Send<Input, Sent> = (input: Input, key: string) => Promise<Sent>;

const start: PostFormState = { pending: false, errors: {}, refusals: 0 };

/**
 * The state of a form that sends a post.
 * @param schema the fields, with a message for each mistake
 * @param keyFor the Idempotency-Key of an input
 */
export function createPostForm<Schema extends z.ZodMiniObject, Sent>(
  schema: Schema,
  send: Send<z.output<Schema>, Sent>,
  keyFor: (input: object) => string,
) {
  const $state = atom(start);

  const refuse = (errors: FieldErrors, message?: string) =>
    $state.set({ pending: false, errors, message, refusals: $state.get().refusals + 1 });

  async function submit(values: unknown): Promise<Outcome<Sent>> {
    if ($state.get().pending) return { outcome: "busy" };
    const { data, error } = schema.safeParse(values);
    if (error) {
      refuse(messagesOf(error));
      return { outcome: "invalid" };
    }
    return post(data);
  }

  async function post(input: z.output<Schema>): Promise<Outcome<Sent>> {
    $state.set({ ...$state.get(), pending: true, errors: {}, message: undefined });
    try {
      const sent = await send(input, keyFor(input));
      $state.set({ ...$state.get(), pending: false });
      return { outcome: "posted", sent };
    } catch (error) {
      const errors = refusedFields(error, Object.keys(schema.shape));
      refuse(errors, Object.keys(errors).length > 0 ? undefined : reasonOf(error));
      return { outcome: "failed" };
    }
  }

  function correct(field: string, values: unknown) {
    const { [field]: wrong, ...others } = $state.get().errors;
    if (!wrong) return;
    const { error } = schema.safeParse(values);
    const still = error && messagesOf(error)[field];
    $state.set({ ...$state.get(), errors: still ? { ...others, [field]: still } : others });
  }

  const clear = () => $state.set({ ...$state.get(), errors: {}, message: undefined });

  return { $state, submit, correct, clear };
}

function refusedFields(error: unknown, known: string[]): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(error.fields).filter(([name]) => known.includes(name)));
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return "The server did not respond. Your text is still here. You can safely post it again: it will appear only once.";
  }
  return (
    error.reason ??
    "Sorry, there is a problem with the site. Your text is still here. Please try again."
  );
}
