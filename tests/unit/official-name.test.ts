import { expect, test } from "vitest";
import { looksOfficial } from "../../src/server/moderation/spam/official-name.ts";

const looks = (name: string) => looksOfficial(name, "NTKOC", ["maria.k"]);

test.each([
  "NTKOC",
  "ntkoc",
  "N T K O C",
  "N.T.K.O.C.",
  "NTKOC official",
  "ＮＴＫＯＣ",
  "The real NTK0C",
  "Creator",
  "the creator",
  "Cre\u200bator",
  "Сreаtor",
  "\u202eCreator",
  "C r e a t o r",
  "admin",
  "Adm1n",
  "Site Admin",
  "ＡＤＭＩＮ",
  "Moderator",
  "m0derat0r",
  "Mod",
  "Moderatör",
  "maria.k",
  "Maria K",
])("takes %j for official", (name) => {
  expect(looks(name)).toBe(true);
});

test.each([
  "Anna",
  "Badminton fan",
  "Modesty",
  "Recreator",
  "Владимир",
  "Αλέξανδρος",
  "山田",
  "Maria",
  "Maria Kowalska",
  "Ken Tokoc",
  "Supportive friend",
  "Lisa",
  "Jo",
])("does not take %j for official", (name) => {
  expect(looks(name)).toBe(false);
});

test("compares names in any script", () => {
  expect(looksOfficial("山田", "ＮＴ寄生虫", ["山田"])).toBe(true);
  expect(looksOfficial("NT寄生虫 news", "ＮＴ寄生虫", [])).toBe(true);
  expect(looksOfficial("Anna!", "寄生虫", ["山田"])).toBe(false);
  expect(looksOfficial("☀", "☀", ["☀"])).toBe(false);
});
