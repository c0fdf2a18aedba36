import { type FormSigns, getFormToken } from "../lib/api.ts";
import { ApiError } from "../lib/api-error.ts";

/**
 * What a form sends along with its fields, so that programs are told from people.
 * @param token the one that the page came with, where a function made the page
 */
export function createFormSigns(token?: string) {
  let asked: Promise<string | undefined> | undefined = token ? Promise.resolve(token) : undefined;

  /** Asks for a token, unless there is one. Without it the post only looks a little more like spam. */
  const open = () => {
    asked ??= getFormToken().catch(() => undefined);
  };

  /** Sends with what is typed where nobody types, and with the token. An expired token is replaced for the next time. */
  async function sendWith<Sent>(
    website: string,
    send: (signs: FormSigns) => Promise<Sent>,
  ): Promise<Sent> {
    try {
      return await send({ formToken: await asked, website });
    } catch (error) {
      if (error instanceof ApiError && error.fields["formToken"]) {
        asked = undefined;
        open();
      }
      throw error;
    }
  }

  return { open, sendWith };
}
