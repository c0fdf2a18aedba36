import { expect, test } from "vitest";
import { splitPhoneNumbers } from "../../src/lib/split-phone-numbers.ts";

test("numbers can be dialled, and the words between them are kept", () => {
  expect(splitPhoneNumbers("emergency 999 or 112")).toEqual([
    { text: "emergency " },
    { text: "999", href: "tel:999" },
    { text: " or " },
    { text: "112", href: "tel:112" },
  ]);
});

test("a number is dialled without its spaces and dashes", () => {
  expect(splitPhoneNumbers("1-800-222-1222")).toEqual([
    { text: "1-800-222-1222", href: "tel:18002221222" },
  ]);
  expect(splitPhoneNumbers("+353 116 123")).toEqual([
    { text: "+353 116 123", href: "tel:+353116123" },
  ]);
});

test("words without a number stay words", () => {
  expect(splitPhoneNumbers("your local line")).toEqual([{ text: "your local line" }]);
  expect(splitPhoneNumbers("")).toEqual([]);
});
