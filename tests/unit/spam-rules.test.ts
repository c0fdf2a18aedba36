import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { BotSignals } from "../../src/features/forum/server/form-token.ts";
import type { SpamReason } from "../../src/features/moderation/moderation-text.ts";
import {
  fingerprintOf,
  holdFrom,
  score,
  type Words,
} from "../../src/features/moderation/server/spam/rules.ts";

const plain: Words = { author: "Ada", content: "I slept badly again. How do you all manage it?" };
const form: BotSignals = { token: "good", trapped: false };

const by = (words: Partial<Words>, signs: Partial<BotSignals> = {}) =>
  score({ ...plain, ...words }, { ...form, ...signs });

test("gives an ordinary post a spam score of zero", () => {
  expect(by({})).toEqual({ points: 0, reasons: [] });
});

test.each<[SpamReason, ReturnType<typeof by>]>([
  ["no-token", by({}, { token: "none" })],
  ["quick", by({}, { token: "quick" })],
  ["link", by({ content: "This helped me a lot: https://pubmed.example.org/31245678" })],
  ["unknown-link", by({ content: "This helped me last winter: https://blog.example.se/hello" })],
  ["trade", by({ content: "Dr Bello and his herbs were very kind to my aunt" })],
  ["pitch", by({ content: "Nice post, it made me think about my mother" })],
  ["contact", by({ content: "You can reach the ward on 020 7946 0018 before ten" })],
])("gives points for %s, but does not hold a post for it alone", (name, { points, reasons }) => {
  expect(reasons).toContain(name);
  expect(points).toBeGreaterThan(0);
  expect(points).toBeLessThan(holdFrom);
});

test.each<[SpamReason, ReturnType<typeof by>]>([
  ["trap", by({}, { trapped: true })],
  ["official-name", score(plain, form, "official")],
  ["account-name", score(plain, form, "account")],
  ["shop-link", by({ content: "I found it at last at https://pills.example.shop yesterday" })],
  ["link", by({ content: "I read http://a.example.se http://b.example.gov http://c.example.gov" })],
  ["pitch", by({ author: "www.pills.example", content: "Nice post, it made me think" })],
])("holds a post for %s", (name, { points, reasons }) => {
  expect(reasons).toContain(name);
  expect(points).toBeGreaterThanOrEqual(holdFrom);
});

test("gives texts that differ in numbers, punctuation and case the same fingerprint", () => {
  const spam = "Only 3 spots left in my protocol, message me on the number below";
  const again = "ONLY 2 spots left, in my protocol!!! Message me on the number below";

  expect(fingerprintOf({ author: "a", content: spam })).toBeDefined();
  expect(fingerprintOf({ author: "b", content: again })).toBe(
    fingerprintOf({ author: "a", content: spam }),
  );
});

test("does not fingerprint a short text", () => {
  expect(fingerprintOf({ author: "a", content: "Thank you so much for this!" })).toBeUndefined();
});

test("does not mistake a serial number for a telephone number", () => {
  const number = "3174bc8b-4933-4886-a733-c7602719601a";
  expect(by({ content: `Lot ${number} was on the box` }).reasons).toEqual([]);
});

const spam =
  "Buy viagra and cialis, cheap price, order now. WhatsApp me on Telegram for a discount.";

const map = (from: number) => (text: string) =>
  text.replace(/[a-z]/g, (letter) => String.fromCodePoint(from + letter.charCodeAt(0) - 97));

const disguises: Record<string, (text: string) => string> = {
  "plain letters": (text) => text,
  "mathematical bold": map(0x1d41a),
  "sans-serif bold": map(0x1d5ee),
  "zero-width spaces in words": (text) => text.replace(/(?<=\w)(?=\w)/g, "\u200b"),
  "soft hyphens in words": (text) => text.replace(/(?<=\w)(?=\w)/g, "\u00ad"),
  "a Cyrillic а": (text) => text.replaceAll("a", "а"),
  "Cyrillic vowels": (text) =>
    text.replace(/[aeo]/g, (vowel) => ({ a: "а", e: "е" })[vowel] ?? "о"),
  "letters with a stroke": (text) => text.replace(/\w/g, "$&\u0336"),
  "small capitals": (text) => text.replace(/[aeortm]/g, (l) => "ᴀᴇᴏʀᴛᴍ"["aeortm".indexOf(l)] ?? l),
};

const judge = (content: string) => by({ content });

test.each(Object.entries(disguises))("holds spam in %s", (_, disguise) => {
  expect(judge(disguise(spam)).points).toBeGreaterThanOrEqual(holdFrom);
});

test.each(Object.entries(disguises))("recognises a repeated post in %s", (_, disguise) => {
  expect(fingerprintOf({ author: "Ada", content: disguise(spam) })).toBe(
    fingerprintOf({ author: "Ada", content: spam }),
  );
});

test("finds words of any script in the list", () => {
  expect(judge("Купить сегодня, заработок каждый день").reasons).toContain("trade");
  expect(judge("加微信号吧").reasons).toContain("trade");
});

test("counts links in other letters, and does not trust their look-alikes", () => {
  expect(judge("ｗｗｗ.ｐｉｌｌｓ.ｅｘａｍｐｌｅ").reasons).toContain("unknown-link");
  expect(judge("I read it at https://yоutube.com/watch and was glad").reasons).toContain(
    "unknown-link",
  );
});

/** Labelled posts, most of them close to the limit. The ordinary ones include cures and detox. */
const corpus = (label: "ordinary" | "spam"): Words[] =>
  readFileSync(`tests/support/spam-corpus/${label}.jsonl`, "utf8")
    .trim()
    .split("\n")
    .map((line): Words => JSON.parse(line));

const isHeld = (words: Words, token: "good" | "none") =>
  score(words, { token, trapped: false }).points >= holdFrom;

test.each(["good", "none"] as const)("publishes ordinary posts with the token: %s", (token) => {
  expect(corpus("ordinary").filter((words) => isHeld(words, token))).toEqual([]);
});

test("holds spam", () => {
  expect(corpus("spam").filter((words) => !isHeld(words, "good"))).toEqual([]);
});
