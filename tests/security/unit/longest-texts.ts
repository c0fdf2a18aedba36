// Script that passes the worst texts to every parser of visitors' input. It is a separate process, because a stalled
// regular expression cannot be interrupted.

import { isUrgent } from "../../../src/community/help/danger/danger.ts";
import { replyInput } from "../../../src/community/posts/schema/post.ts";
import { latinLetters } from "../../../src/community/spam/server/latin-letters.ts";
import { fingerprintOf, signsOf } from "../../../src/community/spam/server/rules.ts";
import { cleanLine, cleanText } from "../../../src/lib/input/clean-text.ts";
import { plainText, splitBlocks } from "../../../src/lib/text/formatted-text.ts";
import { withEtag } from "../../../src/server/http/etag.ts";
import { readId } from "../../../src/server/http/pagination.ts";
// Texts with which a pattern may begin to match again and again.
import units from "../../fixtures/repeated-texts.json" with { type: "json" };

/** Longer than the server accepts. A pattern whose time grows faster than the square of the length takes minutes. */
const length = 8_000;

const readers: Record<string, Read> = {
  "the spam rules": (content) => signsOf({ author: content, title: content, content }),
  "the check for danger": (text) => isUrgent([text]),
  "the Latin letters": latinLetters,
  "the fingerprint": fingerprintOf,
  "the cleaning": (text) => [cleanText(text), cleanLine(text)],
  "the schema": (text) => replyInput.safeParse({ author: text, email: text, content: text }),
  "the paragraphs, lists and links": (text) => [splitBlocks(text), plainText(text)],
  "an id": readId,
  "an ETag": (text) => withEtag(asking(text), new Response("x")),
};

const asking = (tags: string) =>
  new Request("http://site.test/", { headers: { "If-None-Match": tags.replace(/[^ -~]/g, "a") } });

type Read = (text: string) => unknown;

for (const unit of units)
  for (const [name, run] of Object.entries(readers)) {
    process.stdout.write(`${name}: ${JSON.stringify(unit)}\n`);
    await run(`${unit.repeat(length / unit.length)}\u0001!`);
  }
console.log("all read");
