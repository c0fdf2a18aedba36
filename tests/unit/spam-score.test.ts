import { expect, test } from "vitest";
import {
  fingerprintOf,
  holdFrom,
  type RuleName,
  rules,
  type SiteFacts,
  score,
  type Words,
} from "../../src/server/moderation/spam/rules.ts";
import type { BotSignals } from "../../src/server/posts/form-token.ts";

const plain: Words = { author: "Ada", content: "I slept badly again. How do you all manage it?" };
const form: BotSignals = { token: "good", trapped: false };
const site: SiteFacts = { repeated: "never", rush: false, busyNetwork: false };

const by = (
  words: Partial<Words>,
  signs: Partial<BotSignals> = {},
  facts: Partial<SiteFacts> = {},
) => score({ ...plain, ...words }, { ...form, ...signs })({ ...site, ...facts });

test("gives an ordinary post no points", () => {
  expect(by({})).toEqual({ points: 0, reasons: [] });
});

const cases: Record<RuleName, ReturnType<typeof by>> = {
  trap: by({}, { trapped: true }),
  "no-token": by({}, { token: "none" }),
  quick: by({}, { token: "quick" }),
  repeated: by({}, {}, { repeated: "once" }),
  flood: by({}, {}, { repeated: "often" }),
  "removed-before": by({}, {}, { repeated: "removed" }),
  rush: by({}, {}, { rush: true }),
  "busy-network": by({}, {}, { busyNetwork: true }),
  "official-name": score(plain, form, "official")(site),
  "account-name": score(plain, form, "account")(site),
  "link-in-name": by({ author: "www.pills.example" }),
  "link-markup": by({ content: "[url=x]here[/url] there is more for you to read" }),
  link: by({ content: "This helped me a lot: https://pubmed.example.org/31245678" }),
  "unknown-link": by({
    content: "This helped me very much last winter: https://blog.example.se/hello",
  }),
  "many-links": by({
    content: "I read http://a.example.gov http://b.example.gov http://c.example.gov",
  }),
  "only-link": by({ content: "look https://site.example.se" }),
  "shop-link": by({ content: "I found it at last at https://pills.example.shop yesterday" }),
  trade: by({ content: "My neighbour plays poker every night until four" }),
  pitch: by({ content: "There is free shipping until the weekend, they say" }),
  money: by({ content: "I earn $300 in the warehouse and it is gone by Monday" }),
  healer: by({ content: "Dr Bello and his herbs were very kind to my aunt" }),
  contact: by({ content: "You can reach the ward on 020 7946 0018 before ten" }),
  flattery: by({ content: "Nice post, it made me think about my mother" }),
  barking: by({ content: "I finally got the letter!!!" }),
  capitals: by({ content: "WHY DOES NOBODY EVER LISTEN TO WHAT I AM SAYING HERE" }),
  droning: by({ content: "work work work work work work work sleep" }),
};

test.each(Object.entries(cases))("applies the rule %s", (name, { points, reasons }) => {
  expect(reasons).toContain(name);
  expect(points).toBeGreaterThanOrEqual(rules[name as RuleName].points);
});

test.each<RuleName>(["trap", "flood", "removed-before", "link-in-name", "link-markup"])(
  "holds a post for %s alone",
  (name) => {
    expect(cases[name].points).toBeGreaterThanOrEqual(holdFrom);
  },
);

test.each<RuleName>(["no-token", "quick", "repeated", "rush", "link", "unknown-link", "contact"])(
  "does not hold a post for %s alone",
  (name) => {
    expect(cases[name].points).toBeLessThan(holdFrom);
  },
);

test("gives texts that differ in numbers, punctuation and case the same fingerprint", () => {
  const spam = "Only 3 spots left in my protocol, message me on the number below";
  const again = "ONLY 2 spots left, in my protocol!!! Message me on the number below";

  expect(fingerprintOf({ author: "a", content: spam })).toBeDefined();
  expect(fingerprintOf({ author: "b", content: again })).toBe(
    fingerprintOf({ author: "a", content: spam }),
  );
});

test("gives a short text no fingerprint", () => {
  expect(fingerprintOf({ author: "a", content: "Thank you so much for this!" })).toBeUndefined();
});

test("does not take a serial number for a telephone number", () => {
  const number = "3174bc8b-4933-4886-a733-c7602719601a";
  expect(by({ content: `Lot ${number} was on the box` }).reasons).toEqual([]);
});
