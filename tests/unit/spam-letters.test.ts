import { expect, test } from "vitest";
import { fingerprintOf, holdFrom, score } from "../../src/features/moderation/server/spam/rules.ts";

const spam =
  "Buy viagra and cialis, cheap price, order now. WhatsApp me on Telegram for a discount.";

const map = (from: number) => (text: string) =>
  text.replace(/[a-z]/g, (letter) => String.fromCodePoint(from + letter.charCodeAt(0) - 97));

const disguises: Record<string, (text: string) => string> = {
  "plain letters": (text) => text,
  "mathematical bold": map(0x1d41a),
  "sans-serif bold": map(0x1d5ee),
  "full-width letters": map(0xff41),
  "letters in circles": map(0x24d0),
  "zero-width spaces in words": (text) => text.replace(/(?<=\w)(?=\w)/g, "\u200b"),
  "soft hyphens in words": (text) => text.replace(/(?<=\w)(?=\w)/g, "\u00ad"),
  "a Cyrillic а": (text) => text.replaceAll("a", "а"),
  "Cyrillic vowels": (text) =>
    text.replace(/[aeo]/g, (vowel) => ({ a: "а", e: "е" })[vowel] ?? "о"),
  "letters with a stroke": (text) => text.replace(/\w/g, "$&\u0336"),
  "small capitals": (text) => text.replace(/[aeortm]/g, (l) => "ᴀᴇᴏʀᴛᴍ"["aeortm".indexOf(l)] ?? l),
};

const judge = (content: string) =>
  score({ author: "Ada", content }, { token: "good", trapped: false });

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
