import { expect, test } from "vitest";
import { splitPhoneNumbers } from "../../src/lib/split-phone-numbers.ts";

test("links phone numbers and keeps the text between them", () => {
  expect(splitPhoneNumbers("emergency 999 or 112")).toEqual([
    { text: "emergency " },
    { text: "999", href: "tel:999" },
    { text: " or " },
    { text: "112", href: "tel:112" },
  ]);
});

test("removes spaces and dashes from the link", () => {
  expect(splitPhoneNumbers("1-800-222-1222")).toEqual([
    { text: "1-800-222-1222", href: "tel:18002221222" },
  ]);
  expect(splitPhoneNumbers("+353 116 123")).toEqual([
    { text: "+353 116 123", href: "tel:+353116123" },
  ]);
});

test("links a number to text, without the word to send", () => {
  expect(splitPhoneNumbers("SHOUT to 85258", "sms")).toEqual([
    { text: "SHOUT to " },
    { text: "85258", href: "sms:85258" },
  ]);
});

test("keeps text without a number", () => {
  expect(splitPhoneNumbers("your local line")).toEqual([{ text: "your local line" }]);
  expect(splitPhoneNumbers("")).toEqual([]);
});
