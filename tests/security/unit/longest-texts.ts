// Script that passes the worst texts to every parser of visitors' input and exits with 1 if the time of one grows faster than the text.
// It is a separate process, because a stalled regular expression cannot be interrupted.

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

/** The longer text is longer than the server accepts. Quadratic time grows 64 times from one to the other. */
const [short, long] = [1_000, 8_000];
const mostGrowth = 40;
/** In milliseconds. Less is too little to compare. */
const least = 20;

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

/** CPU time in milliseconds, because other programs may keep the processor busy. */
async function timeOf(run: Read, unit: string, length: number): Promise<number> {
  const text = `${unit.repeat(length / unit.length)}\u0001!`;
  const start = process.cpuUsage();
  await run(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function shortest(run: Read, unit: string, length: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 4; round++) times.push(await timeOf(run, unit, length));
  return Math.min(...times);
}

async function growthOf(run: Read, unit: string): Promise<number> {
  if ((await timeOf(run, unit, long)) < least) return 1;
  return (await shortest(run, unit, long)) / (await shortest(run, unit, short));
}

let inputs = 0;
for (const unit of units)
  for (const [name, run] of Object.entries(readers)) {
    process.stdout.write(`${name}: ${JSON.stringify(unit)}`);
    const growth = await growthOf(run, unit);
    process.stdout.write(` takes ${Math.round(growth)} times as long\n`);
    if (growth > mostGrowth) process.exit(1);
    inputs += 1;
  }
console.log(`${inputs} inputs`);
