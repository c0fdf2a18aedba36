import { type ApiError, type BotSignals, getFormToken } from "../../api-client/api-client.ts";

const requestToken = () => getFormToken().catch(() => undefined);

/** Adds the form token and the honeypot value to a post. @param token the token in the page, if any */
export function createBotSignals(token?: string) {
  let formToken = token ? Promise.resolve<string | undefined>(token) : undefined;

  /** Requests a token if there is none. A post without a token only gets a higher spam score. */
  const open = () => {
    formToken ??= requestToken();
  };

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
