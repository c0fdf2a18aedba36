import { expect, test } from "vitest";
import { isUrgent, languageOfDanger, mentionsDanger } from "../../src/features/help/danger.ts";

test.each([
  "I want to die",
  "i wanna die",
  "I&#39;ll kill my&#115;elf",
  "i w a n t t o d i e",
  "IWANTTODIE",
  "I'll k•i•l•l myself",
  "k💀i💀l💀l myself",
  "k*i*l*l myself",
  "I want to d*e",
  "I want to d1e",
  "k!ll my5elf",
  "I want to diiiiie",
  "I w\u200bant to d\u00adie",
  "Ｉ ｗａｎｔ ｔｏ ｄｉｅ",
  "k̶i̶l̶l̶ myself",
  "ᴋɪʟʟ ᴍʏsᴇʟғ",
  "I want to kiII myself",
  "kil mysef",
  "kill mуsеlf",
  "Я больше не хочу жить",
  "Я бoльшe нe xoчy жить",
  "Chcę umrzeć",
  "chce umrzec",
  "Ölmek istiyorum",
  "أُرِيدُ المَـــوْتَ",
  "وسأقتل نفسي",
  "मैं मरना चाहता हूँ",
  "我想自杀",
  "シニタイ",
  "Ich will mich umbringen, umbringen werde ich mich",
])("alerts the moderators to %j", (text) => {
  expect(isUrgent([text])).toBe(true);
});

test.each([
  "Could suicide be the answer?",
  "Is there a way to die without pain",
  "My brother talks about killing himself",
  "ѕuісіdе",
  "su1cide",
  "Se suicidó mi hermano",
])("opens help for %j, without an alert", (text) => {
  expect(mentionsDanger([text])).toBe(true);
  expect(isUrgent([text])).toBe(false);
});

test.each([
  "I want to diet",
  "wanttodiet",
  "I could die laughing",
  "I want the worms to die",
  "How do I kill the worms",
  "I almost died when I saw it",
  "What I want to know. Die Würmer sind weg",
  "I run 5 kms a day",
  "मेरा घर",
  "亲自杀虫",
  "The knife is in the end drawer, and my cough is gone",
])("sees no danger in %j", (text) => {
  expect(mentionsDanger([text])).toBe(false);
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
