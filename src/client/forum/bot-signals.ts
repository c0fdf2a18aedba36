import { type BotSignals, getFormToken } from "../../api-client/api-client.ts";
import type { ApiError } from "../../api-client/api-error.ts";

const requestToken = () => getFormToken().catch(() => undefined);

/**
 * Adds the signals that distinguish visitors from bots: a form token and the honeypot field.
 * @param token the one in the page, if a function rendered it
 */
export function createBotSignals(token?: string) {
  let formToken = token ? Promise.resolve<string | undefined>(token) : undefined;

  /** Requests a token unless there is one. A post without a token only scores higher as spam. */
  const open = () => {
    formToken ??= requestToken();
  };

  /** Adds the signals to a post. An expired token is replaced for the next attempt. */
  async function sendWith<Sent>(
    website: FormDataEntryValue | null,
    send: (signals: BotSignals) => Promise<Sent>,
  ): Promise<Sent> {
    return send({ formToken: await formToken, website }).catch((error: Partial<ApiError>) => {
      if (error.fields?.["formToken"]) formToken = requestToken();
      throw error;
    });
  }

  return { open, sendWith };
}
