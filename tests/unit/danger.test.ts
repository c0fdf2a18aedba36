import { expect, test } from "vitest";
import {
  isUrgent,
  languageOfDanger,
  mentionsDanger,
  mentionsPoison,
} from "../../src/community/help/danger/danger.ts";
import kinds from "../fixtures/danger/kinds.json" with { type: "json" };

const { urgent, mentioned, none, poison, harmlessDoses } = kinds;

test.each(urgent)("alerts the moderators to %j", (text) => {
  expect(isUrgent([text])).toBe(true);
});

test.each(mentioned)("opens help for %j, without an alert", (text) => {
  expect(mentionsDanger([text])).toBe(true);
  expect(isUrgent([text])).toBe(false);
});

test.each(none)("sees no danger in %j", (text) => {
  expect(mentionsDanger([text])).toBe(false);
});

test.each(poison)("sees a poisoning in %j, and alerts the moderators", (text) => {
  expect(mentionsPoison([text])).toBe(true);
  expect(isUrgent([text])).toBe(true);
});

test.each(harmlessDoses)("sees no poisoning in %j", (text) => {
  expect(mentionsPoison([text])).toBe(false);
});

test("judges each part alone, and harmless words cancel only what they overlap", () => {
  expect(mentionsDanger(["Jo", "I could die laughing", "but I want to die"])).toBe(true);
  expect(mentionsDanger(["I could die laughing, but honestly I want to die"])).toBe(true);
  expect(mentionsDanger(["I want to die. Laughing does not help."])).toBe(true);
  expect(mentionsDanger(["I want to", "die"])).toBe(false);
});

test.each([
  ["Nie chcę już żyć", "pl"],
  ["No quiero vivir", "es"],
  ["死にたい", "ja"],
  ["I feel suicidal", undefined],
  ["I am well", undefined],
])("finds the language of %j", (text, language) => {
  expect(languageOfDanger([text])).toBe(language);
});
