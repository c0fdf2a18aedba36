import { expect, test } from "vitest";
import { moderationSchema } from "../../src/collections/schemas/moderation.ts";
import { patternOf } from "../../src/community/spam/server/phrases.ts";

test.each<[phrase: string, found: string[], missed: string[]]>([
  ["Casino", ["a casino.", "(casino)", "mega-casino"], ["casinos", "acasino"]],
  ["free spins", ["free spins", "free-spins", "free\nspins"], ["freespins", "free my spins"]],
  ["earn*", ["earn", "earning"], ["learn", "to ear"]],
  ["*微信*", ["加微信号"], ["微 信"]],
  ["call girl/girls", ["call girls"], ["call", "girls"]],
  ["#% off", ["5% off", "12.5 % off", "save 20% off"], ["% off", "a5% off"]],
  ["dr ... herb*", ["dr bello and his herbs", "dr herb"], [`dr ${"x".repeat(40)} herbs`]],
  ["$# per", ["$20 per"], ["20 per"]],
])("finds %j in %j, but not in %j", (phrase, found, missed) => {
  const pattern = patternOf([phrase]);
  expect([...found, ...missed].filter((text) => pattern.test(text))).toEqual(found);
});

test("finds any of several phrases", () => {
  expect(patternOf(["casino", "poker"]).test("I play poker")).toBe(true);
});

test.each(["free ...", "free .. spins", "free/ spins", "free/* spins", "f*"])(
  "refuses the phrase %j",
  (phrase) => {
    expect(
      moderationSchema.shape.waits.safeParse([{ name: "A", phrases: [phrase] }]).error?.issues,
    ).toHaveLength(1);
  },
);
