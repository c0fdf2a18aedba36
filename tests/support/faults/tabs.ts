import type { PostType } from "../../../src/schemas/post-type.ts";
import { asForm, comment, discussion } from "../posts.ts";
import { postForm, postJson, typed } from "../site.ts";

/** What a visitor writes, and from where. */
export interface Written {
  kind: PostType;
  content: string;
  author: string;
  ip: string;
}

/** What a post was answered with: the number of what is stored, or that it has to be sent again. */
export type Said = number | "refused";

/** A form that stands open in a browser. Sent again, it is the same post. */
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

/** As the island sends it: the key stays while the words do. */
export function islandTab(written: Written, nonce: string): Tab {
  const headers = { "Idempotency-Key": `${nonce}${encodeURIComponent(written.content)}` };
  return {
    written,
    send: async () => {
      const answer = await postJson(paths[written.kind], fieldsOf(written), headers, written.ip);
      if (answer.status === 201) return ((await answer.json()) as { id: number }).id;
      expectRefusal(answer);
      if (!/try again/.test(await answer.text())) throw new Error("It does not say what to do");
      return "refused";
    },
  };
}

/** As a browser without JavaScript sends it: after a refusal it has the form of the answer. */
export function plainTab(written: Written, nonce: string): Tab {
  let fields: Record<string, string> = { ...asForm(fieldsOf(written)), idempotencyKey: nonce };
  return {
    written,
    send: async () => {
      const answer = await postForm(paths[written.kind], fields, {}, written.ip);
      if (answer.status === 303) return idIn(answer.headers.get("Location") ?? "");
      expectRefusal(answer);
      fields = { ...fields, ...formIn(await answer.text()) };
      if (fields["content"] !== written.content) throw new Error("It lost the text");
      return "refused";
    },
  };
}

function expectRefusal({ status, headers }: Response): void {
  if (status !== 503) throw new Error(`It was answered ${status}`);
  if (!headers.get("Retry-After")) throw new Error("It does not say when to try again");
}

function idIn(location: string): number {
  const [, id] =
    /(?:reply=|comment=|discussions\/)(\d+)(?!.*(?:reply|comment)=)/.exec(location) ?? [];
  if (!id) throw new Error(`It led to ${location}`);
  return Number(id);
}

/** What the form of a page holds, as the browser would send it. */
function formIn(page: string): { content: string; idempotencyKey: string } {
  const [, content = ""] = /<textarea[^>]*name="content"[^>]*>([^<]*)</.exec(page) ?? [];
  const [hidden = ""] = /<input[^>]*name="idempotencyKey"[^>]*>/.exec(page) ?? [];
  const [, idempotencyKey = ""] = /value="([^"]*)"/.exec(hidden) ?? [];
  return { content, idempotencyKey };
}
