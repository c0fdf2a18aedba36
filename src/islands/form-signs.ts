import { type FormSigns, getFormToken } from "../lib/api.ts";
import type { ApiError } from "../lib/api-error.ts";

const ask = () => getFormToken().catch(() => undefined);

/**
 * What a form sends along with its fields, so that programs are told from people.
 * @param token the one that the page came with, where a function made the page
 */
export function createFormSigns(token?: string) {
  let asked: Promise<string | undefined> | undefined = token ? Promise.resolve(token) : undefined;

  /** Asks for a token, unless there is one. Without it the post only looks a little more like spam. */
  const open = () => {
    asked ??= ask();
  };

  /** Sends with what is typed where nobody types, and with the token. An expired token is replaced for the next time. */
  async function sendWith<Sent>(
    website: FormDataEntryValue | null,
    send: (signs: FormSigns) => Promise<Sent>,
  ): Promise<Sent> {
    return send({ formToken: await asked, website }).catch((error: Partial<ApiError>) => {
      if (error.fields?.["formToken"]) asked = ask();
      throw error;
    });
  }

  return { open, sendWith };
}
