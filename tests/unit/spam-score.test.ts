import { expect, test } from "vitest";
import type { SpamReason } from "../../src/features/moderation/moderation-text.ts";
import {
  fingerprintOf,
  holdFrom,
  score,
  type Words,
} from "../../src/features/moderation/server/spam/rules.ts";
import type { BotSignals } from "../../src/server/posts/form-token.ts";

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
  ["trade", by({ content: "My neighbour plays poker every night until four" })],
  ["trade", by({ content: "Dr Bello and his herbs were very kind to my aunt" })],
  ["pitch", by({ content: "There is free shipping until the weekend, they say" })],
  ["pitch", by({ content: "I earn $300 in the warehouse and it is gone by Monday" })],
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
