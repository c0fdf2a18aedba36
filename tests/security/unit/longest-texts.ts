// Script that passes the worst texts to every parser of visitors' input and exits with 1 if one takes too long.
// It is a separate process, because a stalled regular expression cannot be interrupted.

import { isUrgent } from "../../../src/community/help/danger/danger.ts";
import { replyInput } from "../../../src/community/posts/schema/post.ts";
import { readPrivateLinkToken } from "../../../src/community/posts/server/private-link-token.ts";
import { latinLetters } from "../../../src/community/spam/server/latin-letters.ts";
import { fingerprintOf, signsOf } from "../../../src/community/spam/server/rules.ts";
import { cleanLine, cleanText } from "../../../src/lib/input/clean-text.ts";
import { plainText, splitBlocks } from "../../../src/lib/text/formatted-text.ts";
import { withEtag } from "../../../src/server/http/etag.ts";
import { readId } from "../../../src/server/http/pagination.ts";
// Texts with which a pattern may begin to match again and again.
import units from "../../fixtures/repeated-texts.json" with { type: "json" };

/** More than the server accepts, so that quadratic time is obvious. */
const length = 25_000;
/** In milliseconds. */
const limit = 400;

const readers: Record<string, (text: string) => unknown> = {
  "the spam rules": (content) => signsOf({ author: content, title: content, content }),
  "the check for danger": (text) => isUrgent([text]),
  "the Latin letters": latinLetters,
  "the fingerprint": fingerprintOf,
  "the cleaning": (text) => [cleanText(text), cleanLine(text)],
  "the schema": (text) => replyInput.safeParse({ author: text, email: text, content: text }),
  "the paragraphs, lists and links": (text) => [splitBlocks(text), plainText(text)],
  "an id": readId,
  "a private link": (text) => [readPrivateLinkToken(text), readPrivateLinkToken(`reply-${text}`)],
  "an ETag": (text) => withEtag(asking(text), new Response("x")),
};

const asking = (tags: string) =>
  new Request("http://site.test/", { headers: { "If-None-Match": tags.replace(/[^ -~]/g, "a") } });

let inputs = 0;
for (const unit of units)
  for (const [name, run] of Object.entries(readers)) {
    process.stdout.write(`${name}: ${JSON.stringify(unit)}`);
    // CPU time, because other programs may keep the processor busy.
    const start = process.cpuUsage();
    await run(`${unit.repeat(length / unit.length)}\u0001!`);
    const { user, system } = process.cpuUsage(start);
    const time = (user + system) / 1000;
    process.stdout.write(` ${Math.round(time)} ms\n`);
    if (time > limit) process.exit(1);
    inputs += 1;
  }
console.log(`${inputs} inputs`);
