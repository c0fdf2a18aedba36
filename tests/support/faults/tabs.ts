import type { PostType } from "../../../src/features/forum/schema/post-type.ts";
import { asForm, comment, discussion } from "../posts.ts";
import { postForm, postJson, typed } from "../site.ts";

export interface Written {
  kind: PostType;
  content: string;
  author: string;
  ip: string;
}

/** The id of the stored post, or an error that asks the visitor to send it again. */
export type Said = number | "refused";

/** An open form. Sending it again is the same post. */
export interface Tab {
  written: Written;
  send(): Promise<Said>;
}

const paths: Record<PostType, string> = {
  reply: "/api/discussions/1/replies",
  comment: "/api/comments",
  discussion: "/api/discussions",
};

const particulars: Record<PostType, object> = { reply: typed, comment, discussion };

const fieldsOf = ({ kind, author, content }: Written) => ({
  ...particulars[kind],
  author,
  content,
});

/** Sends JSON like the island: the key stays the same for the same text. */
export function islandTab(written: Written, nonce: string): Tab {
  const headers = { "Idempotency-Key": `${nonce}${encodeURIComponent(written.content)}` };
  return {
    written,
    send: async () => {
      const answer = await postJson(paths[written.kind], fieldsOf(written), headers, written.ip);
      if (answer.status === 201) return ((await answer.json()) as { id: number }).id;
      expectRefusal(answer);
      if (!/try again/.test(await answer.text()))
        throw new Error("The error does not ask to try again");
      return "refused";
    },
  };
}

/** Sends a plain form; after a refusal it continues with the form in the response. */
export function plainTab(written: Written, nonce: string): Tab {
  let fields: Record<string, string> = { ...asForm(fieldsOf(written)), formToken: nonce };
  return {
    written,
    send: async () => {
      const answer = await postForm(paths[written.kind], fields, {}, written.ip);
      if (answer.status === 303) return idIn(answer.headers.get("Location") ?? "");
      expectRefusal(answer);
      fields = { ...fields, ...formIn(await answer.text()) };
      if (fields["content"] !== written.content) throw new Error("The response lost the text");
      return "refused";
    },
  };
}

function expectRefusal({ status, headers }: Response): void {
  if (status !== 503) throw new Error(`The response was ${status}`);
  if (!headers.get("Retry-After")) throw new Error("The response has no Retry-After");
}

function idIn(location: string): number {
  const [, id] =
    /(?:reply=|comment=|discussions\/)(\d+)(?!.*(?:reply|comment)=)/.exec(location) ?? [];
  if (!id) throw new Error(`Unexpected redirect to ${location}`);
  return Number(id);
}

/** Fields of the form in a page, as a browser would send them. */
function formIn(page: string): { content: string; formToken: string } {
  const [, content = ""] = /<textarea[^>]*name="content"[^>]*>([^<]*)</.exec(page) ?? [];
  const [hidden = ""] = /<input[^>]*name="formToken"[^>]*>/.exec(page) ?? [];
  const [, formToken = ""] = /value="([^"]*)"/.exec(hidden) ?? [];
  return { content, formToken };
}
